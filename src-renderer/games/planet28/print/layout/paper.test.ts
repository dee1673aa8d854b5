import { expect, test } from 'vitest'
import { CARD_SIZE, getCardOrigin, PAPERS } from './paper.ts'

/** What home printers leave white. */
const UNPRINTABLE = 4

test.each(['A4', 'Letter'] as const)('nine cards stand on %s within what a printer reaches', (paper) => {
  const { left, top } = getCardOrigin(paper)
  const { width, height } = PAPERS[paper]
  for (const white of [left, top, width - left - 3 * CARD_SIZE.width, height - top - 3 * CARD_SIZE.height])
    expect(white).toBeGreaterThan(UNPRINTABLE)
})
