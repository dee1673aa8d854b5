import { type FunctionalComponent, h, type VNode } from 'vue'
import type { Thing } from '../../../../src-shared/contract/base.ts'
import { thingPath } from '../../../ui/thing-kinds.ts'
import UiLink from '../../../ui/UiLink.vue'
import { type Block, CALLOUTS, type Inline, parseMarkdown, type TableCell } from '../markdown.ts'

/** What each `[[text]]` means: null for a name without a page; a text that is not known yet is left open. */
export type LinkMeanings = ReadonlyMap<string, Thing | null>

type Child = VNode | string

/** Markdown drawn as elements, never as HTML. */
export const MarkdownView: FunctionalComponent<{ body: string; links: LinkMeanings }> = ({ body, links }) =>
  h('div', { class: 'journal-prose ui-prose' }, drawBlocks(parseMarkdown(body), links))
MarkdownView.props = ['body', 'links']

function drawBlocks(blocks: readonly Block[], links: LinkMeanings): Child[] {
  return blocks.flatMap((block) => drawBlock(block, links))
}

function drawBlock(block: Block, links: LinkMeanings): Child | Child[] {
  switch (block.type) {
    case 'heading':
      return h(`h${block.level}`, drawInlines(block.children, links))
    case 'paragraph':
      return h('p', drawInlines(block.children, links))
    case 'line':
      return drawInlines(block.children, links)
    case 'list': {
      const items = block.items.map((item) => h('li', drawBlocks(item, links)))
      return block.start === null ? h('ul', items) : h('ol', { start: block.start }, items)
    }
    case 'quote':
      return h('blockquote', drawBlocks(block.children, links))
    case 'callout':
      return h(
        'div',
        { class: 'journal-callout', role: 'note', 'aria-label': CALLOUTS[block.kind], 'data-kind': block.kind },
        [
          h('p', { class: 'journal-callout__kind ui-label', 'aria-hidden': 'true' }, CALLOUTS[block.kind]),
          ...drawBlocks(block.children, links),
        ],
      )
    case 'code':
      return h('pre', { tabindex: 0 }, h('code', block.text))
    case 'table':
      return drawTable(block, links)
    case 'rule':
      return h('hr')
  }
}

function drawTable({ head, rows }: Block & { type: 'table' }, links: LinkMeanings): VNode {
  const cells = (tag: 'th' | 'td', row: readonly TableCell[]) =>
    row.map(({ align, children }) => {
      const isEmptyHead = tag === 'th' && children.length === 0
      return h(isEmptyHead ? 'td' : tag, { 'data-align': align ?? undefined }, drawInlines(children, links))
    })
  return h('div', { class: 'journal-table', tabindex: 0, role: 'group', 'aria-label': 'Table' }, [
    h('table', [
      h('thead', h('tr', cells('th', head))),
      h(
        'tbody',
        rows.map((row) => h('tr', cells('td', row))),
      ),
    ]),
  ])
}

function drawInlines(inlines: readonly Inline[], links: LinkMeanings): Child[] {
  return inlines.map((inline) => drawInline(inline, links))
}

function drawInline(inline: Inline, links: LinkMeanings): Child {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'code':
      return h('code', inline.text)
    case 'strong':
    case 'em':
    case 'del':
      return h(inline.type, drawInlines(inline.children, links))
    case 'break':
      return h('br')
    case 'link':
      return h(
        'a',
        { href: inline.href, rel: 'noreferrer noopener', target: '_blank', title: inline.href },
        drawInlines(inline.children, links),
      )
    case 'thing':
      return drawThing(inline.text, links)
  }
}

/** A thing's own page, or its name alone where it has none; the kind before the colon is for finding it, not for reading. */
function drawThing(text: string, links: LinkMeanings): VNode {
  const thing = links.get(text)
  if (thing)
    return h(UiLink, { to: thingPath(thing), class: 'journal-thing', 'data-kind': thing.kind }, () => thing.name)
  const name = text.replace(/^(?:star|faction|warband|character|vehicle|journal):\s*/i, '')
  if (thing === undefined) return h('span', { class: 'journal-thing' }, name)
  return h('span', { class: 'journal-missing', title: 'No page bears this name yet' }, [
    name,
    h('span', { class: 'ui-hidden' }, ' (no page yet)'),
  ])
}
