import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeAddress } from '#renderer/ui/markdown/markdown-lexer.ts'
import { Bullets, CalloutNode, CodeMark, Item, Numbers, PictureNode, RawNode, ThingNode } from './nodes.ts'
import { TABLE_NODES } from './table-nodes.ts'

/** Everything that an entry's text can hold; nodes that the window draws itself are handed in. */
export function journalExtensions(drawn: { item?: Extensions[number]; nodes?: Extensions } = {}): Extensions {
  return [
    StarterKit.configure({
      bulletList: false,
      orderedList: false,
      listItem: false,
      code: false,
      underline: false,
      link: {
        openOnClick: false,
        autolink: true,
        linkOnPaste: true,
        defaultProtocol: 'https',
        isAllowedUri: isSafeAddress,
        HTMLAttributes: { rel: 'noreferrer noopener', target: '_blank' },
      },
    }),
    Bullets,
    Numbers,
    drawn.item ?? Item,
    CodeMark,
    RawNode,
    ...TABLE_NODES,
    ...(drawn.nodes ?? [ThingNode, PictureNode, CalloutNode]),
  ]
}
