import { row } from '#main/print/blocks/block.ts'
import { drawing } from '#main/print/blocks/block.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { bold, BRASS_COLOUR, INK, TEXT_STYLES, TINT_COLOUR } from '#main/print/style.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { composeForm } from '#main/services/print/compose-form.ts'
import type { FormMakersByForm } from '#main/services/print/page-form.ts'
import type { BattleOddsView } from '#shared/contract/fistful/reports.ts'
import { formatShips } from '#shared/games/fistful/format-ships.ts'
import { formatChance } from '#shared/games/fistful/map/format-map.ts'
import type { Ships } from '#shared/games/fistful/model.ts'

const BAR_MM = 9
/** Maximum number of outcomes shown; the least likely ones are left out. */
const MAX_SURVIVORS = 30

/** Creates the form of the odds of a fleet battle: both chances, expected losses and likely survivors. */
export function createOddsFormMaker(
  calculate: (fight: { readonly a: Ships; readonly b: Ships }) => { readonly odds: BattleOddsView | null },
): Pick<FormMakersByForm, 'odds'> {
  return {
    odds({ a, b }, context) {
      const { odds } = calculate({ a, b })
      if (odds === null) throw new RefusalError('illegal', 'This battle is too large to compute: print a smaller one.')
      const survivors = odds.survivors
        .slice(0, MAX_SURVIVORS)
        .map(({ side, ships, chance }) => [
          [bold(side)],
          formatShips(ships),
          paragraph(formatChance(chance), { ...TEXT_STYLES.figure, sizePt: 9.5 }, { anchor: 'end' }),
        ])
      const losses = (['A', 'B'] as const).map((side) =>
        paragraph(`${side} loses ${odds.expectedLoss[side].toFixed(1)} points of ships on average.`, TEXT_STYLES.body),
      )
      return composeForm(
        {
          name: 'Odds of a fleet battle',
          kind: 'A Fistful of Planets',
          edition: '',
          subtitle: [`A: ${formatShips(a)}`, `B: ${formatShips(b)}`],
          blocks: [
            row([
              { block: paragraph([bold(`A wins ${formatChance(odds.a)}`)], { ...TEXT_STYLES.name, sizePt: 16 }) },
              {
                block: paragraph(
                  [bold(`B wins ${formatChance(odds.b)}`)],
                  { ...TEXT_STYLES.name, sizePt: 16 },
                  { anchor: 'end' },
                ),
              },
            ]),
            drawing(BAR_MM, (pen, { x, y, width }) => {
              pen.rect({ x, y, width, height: BAR_MM }, { fill: TINT_COLOUR, lineMm: 0.3 })
              pen.rect(
                { x, y, width: width * odds.a, height: BAR_MM },
                { fill: BRASS_COLOUR, stroke: INK, lineMm: 0.3 },
              )
            }),
            ...losses,
            section('Likely survivors', [
              table(
                [{ title: 'Winner', widthMm: 20 }, { title: 'Ships' }, { title: 'Chance', widthMm: 24, align: 'end' }],
                survivors,
              ),
            ]),
          ],
        },
        context,
      )
    },
  }
}
