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

/** Editor extensions for everything an entry can contain; nodes with a custom view are passed in. */
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
