import { replaceLinksWithText } from '#main/journal/excerpt.ts'
import type { Block } from '#main/print/blocks/block.ts'
import { stack } from '#main/print/blocks/block.ts'
import { createMarkdownBlocks } from '#main/print/blocks/markdown.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { getPaperSize } from '#main/print/pages/page.ts'
import { type PageTitleBandContent, layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { FormContext, FormPages } from './page-form.ts'

interface ComposedForm extends Pick<FormPages, 'name' | 'kind' | 'edition'> {
  readonly subtitle: PageTitleBandContent['subtitle']
  readonly blocks: readonly Block[]
}

const BODY_PT = 10.5
const GAP_MM = 1.8

/** Lays a form out on whole pages below the title band. */
export function composeForm(
  { name, kind, edition, subtitle, blocks }: ComposedForm,
  { paper }: Pick<FormContext, 'paper'>,
): FormPages {
  return { name, kind, edition, pages: layOutTitledPages({ title: name, subtitle }, blocks, getPaperSize(paper)) }
}

/** A section with a Markdown text, or nothing if the text is empty. */
export function buildTextSection(
  title: string,
  text: string,
  { pictureUrl }: Pick<FormContext, 'pictureUrl'>,
): Block[] {
  if (text.trim() === '') return []
  return [section(title, createMarkdownBlocks(replaceLinksWithText(text), { sizePt: BODY_PT, pictureUrl }), GAP_MM)]
}

/** A section with a line for each name, or nothing without names. */
export function buildNameListSection(title: string, names: readonly string[]): Block[] {
  if (names.length === 0) return []
  return [
    section(
      title,
      names.map((name) => paragraph(name, { ...TEXT_STYLES.body, sizePt: BODY_PT })),
      0.6,
    ),
  ]
}

/** Lines of a label and its value, those without a value left out. */
export function buildFactLines(facts: readonly (readonly [label: string, value: string])[]): Block[] {
  const shown = facts.filter(([, value]) => value !== '')
  if (shown.length === 0) return []
  const style = { ...TEXT_STYLES.body, sizePt: BODY_PT }
  return [
    stack(
      shown.map(([label, value]) => paragraph([bold(`${label}: `), value], style)),
      { gap: 0.6 },
    ),
  ]
}
