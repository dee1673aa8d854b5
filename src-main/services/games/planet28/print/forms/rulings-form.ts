import { stack } from '#main/print/blocks/block.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { createColumnsBlock } from '#main/print/pages/columns.ts'
import { bold, italic, TEXT_STYLES } from '#main/print/style.ts'
import { composeForm } from '#main/services/print/compose-form.ts'
import type { FormMakersByForm } from '#main/services/print/page-form.ts'
import type { RulingView } from '#shared/contract/planet28/rulings.ts'
import { RULINGS, type RulingRow } from '#shared/games/planet28/tables/rulings.ts'

const COLUMN_GAP_MM = 6

/** Creates the form of the rulings: each question with the answer of this table; answers of its own are in bold. */
export function createRulingsFormMaker(list: () => readonly RulingView[]): Pick<FormMakersByForm, 'rulings'> {
  return {
    rulings(_page, context) {
      const chapters = Map.groupBy(list(), ({ id }) => RULINGS[id].chapter)
      const sections = Array.from(chapters, ([chapter, rulings]) =>
        section(
          chapter,
          rulings.map(({ id, value, isChosen, reason }) => {
            const { title, question, choices }: RulingRow = RULINGS[id]
            const label = choices.find((choice) => choice.value === value)?.label ?? String(value)
            const isOwn = isChosen && value !== choices[0].value
            return paragraph(
              [
                bold(`${title}. `),
                `${question} `,
                isOwn ? bold(`${label}.`) : italic(`${label}.`),
                reason === '' ? '' : ` ${reason}`,
              ],
              { ...TEXT_STYLES.body, sizePt: 9 },
            )
          }),
        ),
      )
      return composeForm(
        {
          name: 'Rulings',
          kind: 'Planet 28',
          edition: '',
          subtitle: ['Rulings of this table', 'own answers in bold'],
          blocks: [createColumnsBlock(stack(sections, { gap: 3 }), 2, COLUMN_GAP_MM)],
        },
        context,
      )
    },
  }
}
