import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeAddress } from '#renderer/ui/markdown/markdown-lexer.ts'
import {
  BulletListNode,
  CalloutNode,
  CodeMark,
  ListItemNode,
  OrderedListNode,
  PictureNode,
  RawNode,
  ThingNode,
} from './nodes.ts'
import { TABLE_NODES } from './table-nodes.ts'

/** Everything that an entry's text can hold; nodes that the window draws itself are handed in. */
export function buildJournalExtensions(drawn: { item?: Extensions[number]; nodes?: Extensions } = {}): Extensions {
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
    BulletListNode,
    OrderedListNode,
    drawn.item ?? ListItemNode,
    CodeMark,
    RawNode,
    ...TABLE_NODES,
    ...(drawn.nodes ?? [ThingNode, PictureNode, CalloutNode]),
  ]
}
