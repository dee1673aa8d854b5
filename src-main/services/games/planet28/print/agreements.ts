import type { Block } from '#main/print/blocks/block.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS, type RulingRow } from '#shared/games/planet28/tables/rulings.ts'

/** Lines for the rulings that differ from the default. */
export function buildAgreements({ settings }: Rules): Block[] {
  return listRowIds(RULINGS).flatMap((id): Block[] => {
    const { title, choices }: RulingRow = RULINGS[id]
    const chosen = choices.find(({ value }) => value === settings[id])
    if (chosen === undefined || chosen === choices[0]) return []
    return [paragraph([bold(`${title}. `), `${chosen.label}.`], { ...TEXT_STYLES.body, sizePt: 9 })]
  })
}
