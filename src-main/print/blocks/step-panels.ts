import { bold, TEXT_STYLES } from '../style.ts'
import { type Block, growing, padded, row, space, stack } from './block.ts'
import { paragraph } from './text.ts'

/** A step of a game: what is done, and a picture. */
export interface StepPanel {
  readonly title: string
  readonly text: string
  readonly picture: Block
}

/** Numbered panels in two columns, a row of two equally high. A picture stands in the middle of what is left. */
export function createStepPanelBlocks(panels: readonly StepPanel[], gap = 3): Block[] {
  const blocks = panels.map((panel, index) => panelBlock(String(index + 1), panel))
  return Array.from({ length: Math.ceil(blocks.length / 2) }, (_, index) => {
    const [left = space(0), right = space(0)] = blocks.slice(index * 2, index * 2 + 2)
    return growing(row([{ block: left }, { block: right }], { gap }))
  })
}

function panelBlock(number: string, { title, text, picture }: StepPanel): Block {
  const head = paragraph([{ text: `${number} `, style: { face: 'sans-bold' } }, bold(title)], TEXT_STYLES.name)
  const gap = growing(space(1.5))
  const content = stack([head, space(1.2), paragraph(text, { ...TEXT_STYLES.body, sizePt: 10 }), gap, picture, gap])
  return growing(
    padded(content, { top: 2, right: 2.6, bottom: 1, left: 2.6 }, (pen, box) => pen.rect(box, { lineMm: 0.35 })),
  )
}
