import { type FunctionalComponent, h, inject, type VNode } from 'vue'
import type { CalloutHead } from '#shared/kit/callouts.ts'
import { getCalloutLabel, getCalloutStyleName } from '#shared/kit/markdown/callout-labels.ts'
import type { InlineNode } from '#shared/kit/markdown/inline-node.ts'
import { formatLinkText } from '#shared/kit/markdown/link-text.ts'
import { type BlockNode, type ListItem, parseMarkdown, type TableCell } from '#shared/kit/markdown/parse-markdown.ts'
import type { ThingKind } from '#shared/things.ts'
import UiLink from '../buttons/UiLink.vue'
import SecretCover from '../frames/SecretCover.vue'
import { getThingPath } from '../thing-kinds.ts'
import { pictureKey } from './picture-key.ts'
import './prose.css'

/** Target of each `[[text]]`: null for a name without a page. Ambiguous names are absent. */
export type LinkTargetByText = ReadonlyMap<string, LinkedThing | null>

interface LinkedThing {
  readonly kind: ThingKind
  readonly id: string
  readonly name: string
}

/** A link of a text as parsed by the main process. */
interface ReadLink {
  readonly text: string
  readonly thing: LinkedThing | null
  readonly isAmbiguous: boolean
}

/** Resolves the links of a text. Ambiguous names are left out, so that no new page is offered for them. */
export function createLinkTargetByText(links: readonly ReadLink[]): LinkTargetByText {
  return new Map(links.filter(({ isAmbiguous }) => !isAmbiguous).map(({ text, thing: target }) => [text, target]))
}

/** Rendering context of a text. */
interface Drawing {
  readonly links: LinkTargetByText
  /** Toggles the n-th checkbox of the text; null if checkboxes are read-only. */
  readonly tick: ((index: number) => void) | null
  /** Path of the form that creates a page for an unresolved name; null if the reader may not create pages. */
  readonly makes: ((name: string) => string) | null
  /** Number of checkboxes rendered so far. */
  boxes: number
}

type Child = VNode | string

interface ViewProps {
  body: string
  links: LinkTargetByText
  tick?: ((index: number) => void) | null
  makes?: ((name: string) => string) | null
  /** Level of the heading above the text: headings of the text start one level lower. */
  under?: number
}

/** Renders Markdown as virtual nodes, never as raw HTML. */
export const MarkdownView: FunctionalComponent<ViewProps> = ({ body, links, tick = null, makes = null, under = 1 }) =>
  h(
    'div',
    { class: 'journal-prose ui-prose' },
    drawBlocks(parseMarkdown(body, under), { links, tick, makes, boxes: 0 }),
  )
MarkdownView.props = ['body', 'links', 'tick', 'makes', 'under']

function drawBlocks(blocks: readonly BlockNode[], drawing: Drawing): Child[] {
  return blocks.flatMap((block) => drawBlock(block, drawing))
}

function drawBlock(block: BlockNode, drawing: Drawing): Child | Child[] {
  switch (block.type) {
    case 'heading':
      return h(`h${block.level}`, drawInlines(block.children, drawing))
    case 'paragraph':
      return h('p', drawInlines(block.children, drawing))
    case 'footnote':
      return h('p', { class: 'journal-footnote' }, drawInlines(block.children, drawing))
    case 'line':
      return drawInlines(block.children, drawing)
    case 'list': {
      const items = block.items.map((item) => drawItem(item, drawing))
      return block.start === null ? h('ul', items) : h('ol', { start: block.start }, items)
    }
    case 'quote':
      return h('blockquote', drawBlocks(block.children, drawing))
    case 'callout':
      return drawCallout(block.head, drawBlocks(block.children, drawing))
    case 'fence':
      return drawCallout({ word: block.word, title: '', fold: null }, drawBlocks(block.children, drawing))
    case 'code':
      return h('pre', { tabindex: 0 }, h('code', block.text))
    case 'table':
      return drawTable(block, drawing)
    case 'rule':
      return h('hr')
  }
}

function drawItem({ isTicked, children }: ListItem, drawing: Drawing): VNode {
  if (isTicked === null) return h('li', drawBlocks(children, drawing))
  const { tick } = drawing
  const index = drawing.boxes++
  const box = h('input', {
    type: 'checkbox',
    class: 'journal-box',
    checked: isTicked,
    disabled: tick === null,
    'aria-label': getCheckboxLabel(children) || 'Item',
    onClick: (event: Event) => {
      event.preventDefault()
      tick?.(index)
    },
  })
  return h('li', { class: 'journal-task' }, [box, h('div', drawBlocks(children, drawing))])
}

/** Accessible name of a checkbox: the text that follows it. */
function getCheckboxLabel(blocks: readonly BlockNode[]): string {
  const [first] = blocks
  return first?.type === 'line' || first?.type === 'paragraph' ? first.children.map(plainOf).join('').trim() : ''
}

function plainOf(inline: InlineNode): string {
  if ('children' in inline) return inline.children.map(plainOf).join('')
  if (inline.type === 'thing') return formatLinkText(inline.text)
  if (inline.type === 'picture') return inline.alt
  return inline.type === 'break' ? ' ' : inline.text
}

function drawCallout({ word, title, fold }: Omit<CalloutHead, 'isPlain'>, children: Child[]): VNode {
  const look = getCalloutStyleName(word)
  const label = title === '' ? getCalloutLabel(word) : look === 'secret' ? `${getCalloutLabel(word)}: ${title}` : title
  if (fold !== null && look !== 'secret')
    return h('details', { class: 'journal-callout', open: fold === '+', 'data-kind': look }, [
      h('summary', { class: 'journal-callout__kind ui-label' }, label),
      ...children,
    ])
  const shown =
    look === 'secret' || look === 'for' ? [h(SecretCover, { label: 'A secret passage.' }, () => children)] : children
  return h('div', { class: 'journal-callout', role: 'note', 'aria-label': label, 'data-kind': look }, [
    h('p', { class: 'journal-callout__kind ui-label', 'aria-hidden': 'true' }, label),
    ...shown,
  ])
}

function drawTable({ head, rows }: BlockNode & { type: 'table' }, drawing: Drawing): VNode {
  const cells = (tag: 'th' | 'td', row: readonly TableCell[]) =>
    row.map(({ align, children }) => {
      const isEmptyHead = tag === 'th' && children.length === 0
      return h(isEmptyHead ? 'td' : tag, { 'data-align': align ?? undefined }, drawInlines(children, drawing))
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

function drawInlines(inlines: readonly InlineNode[], drawing: Drawing): Child[] {
  return inlines.map((inline) => drawInline(inline, drawing))
}

function drawInline(inline: InlineNode, drawing: Drawing): Child {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'code':
      return h('code', inline.text)
    case 'strong':
    case 'em':
    case 'del':
      return h(inline.type, drawInlines(inline.children, drawing))
    case 'highlight':
      return h('mark', drawInlines(inline.children, drawing))
    case 'comment':
      return h(
        'span',
        { class: 'ui-dim', title: 'A comment: players do not see it' },
        drawInlines(inline.children, drawing),
      )
    case 'footnote':
      return h('sup', inline.text)
    case 'break':
      return h('br')
    case 'link':
      return h(
        'a',
        { href: inline.href, rel: 'noreferrer noopener', target: '_blank', title: inline.href },
        drawInlines(inline.children, drawing),
      )
    case 'picture':
      return h(inject(pictureKey, 'span'), { id: inline.id, alt: inline.alt, wide: inline.width })
    case 'thing':
      return drawThing(inline.text, drawing)
  }
}

/**
 * Renders a link to a thing, or its name alone if it has no page. A kind before a colon serves the look-up and is not
 * displayed.
 */
function drawThing(text: string, { links, makes }: Drawing): VNode {
  const linkedThing = links.get(text)
  const words = formatLinkText(text, linkedThing?.name)
  if (linkedThing)
    return h(
      UiLink,
      { to: getThingPath(linkedThing), class: 'journal-thing', 'data-kind': linkedThing.kind },
      () => words,
    )
  if (linkedThing === undefined) return h('span', { class: 'journal-thing' }, words)
  const content = [words, h('span', { class: 'ui-hidden' }, ', missing page')]
  if (!makes) return h('span', { class: 'journal-missing', title: 'Missing page' }, content)
  return h(UiLink, { to: makes(words), class: 'journal-missing', title: 'Missing page: create it' }, () => content)
}
