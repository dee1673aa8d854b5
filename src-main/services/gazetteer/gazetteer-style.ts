import { type Block, padded, stack } from '#main/print/blocks/block.ts'
import { createMarkdownBlocks } from '#main/print/blocks/markdown.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { BRASS_COLOUR, INK, SOFT_INK_COLOUR, TEXT_STYLES } from '#main/print/style.ts'
import type { FormContext } from '#main/services/print/page-form.ts'
import type { GazetteerTexts } from './content.ts'

/** How the texts of a gazetteer are set. */
export interface GazetteerStyle {
  readonly sizePt: number
  readonly pictureUrl: FormContext['pictureUrl']
}

export const SECRET_LABEL = 'For the gamemaster'
/** Distance of two blocks in millimetres, in points of the text. */
const GAP = 0.13
const SECRET_INSETS = { top: 1.6, right: 2.5, bottom: 1.6, left: 2.5 } as const

export function getBlockGap({ sizePt }: GazetteerStyle): number {
  return sizePt * GAP
}

export function getParagraphStyle({ sizePt }: GazetteerStyle) {
  return { ...TEXT_STYLES.body, sizePt }
}

/** A small heading in an entry. */
export function buildLabelBlock(text: string): Block {
  return {
    ...paragraph(text.toUpperCase(), { ...TEXT_STYLES.heading, role: 'H3', colour: BRASS_COLOUR }),
    keepsWithNext: true,
  }
}

export function buildNoteBlock(text: string, { sizePt }: GazetteerStyle): Block {
  return paragraph(text, { ...TEXT_STYLES.note, sizePt: Math.max(9, sizePt - 0.5), colour: SOFT_INK_COLOUR })
}

/** The public text, then the gamemaster’s in a dashed frame. */
export function buildPublicAndSecretBlocks(
  { text, secret }: Pick<GazetteerTexts, 'text' | 'secret'>,
  style: GazetteerStyle,
): Block[] {
  return [
    ...(text === '' ? [] : createMarkdownBlocks(text, style)),
    ...(secret === '' ? [] : [secretFrame(createMarkdownBlocks(secret, style), style)]),
  ]
}

/** A dashed frame around what players may not know. */
function secretFrame(blocks: readonly Block[], style: GazetteerStyle): Block {
  const content = stack([buildLabelBlock(SECRET_LABEL), ...blocks], { gap: getBlockGap(style) })
  return padded(content, SECRET_INSETS, (pen, box) => pen.rect(box, { stroke: INK, lineMm: 0.4, dash: [1.6, 1.2] }))
}

/** A block that leads to an anchor. */
export function linkBlockToAnchor(block: Block, to: string): Block {
  return {
    ...block,
    draw(pen, box) {
      block.draw(pen, box)
      pen.link(to, { ...box, height: block.height(box.width) })
    },
  }
}
