import { table } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import { composeForm } from '#main/services/print/compose-form.ts'
import { type FormMakersByForm, GAMEMASTERS_EDITION_LABEL } from '#main/services/print/page-form.ts'
import type { AgendaView } from '#shared/contract/planet28/agendas.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'

const ROW_MM = 12

/** Creates the form of all hidden agendas that are held, for the gamemaster alone (P28-AGENDA-1). */
export function createAgendasFormMaker(list: () => readonly AgendaView[]): Pick<FormMakersByForm, 'agendas'> {
  return {
    agendas(_page, context) {
      const rows = list().map(({ characterName, warbandName, playerName, agenda, worth, failedGames, target }) => {
        const { name, summary } = HIDDEN_AGENDAS[agenda]
        return [
          [bold(characterName), `, ${warbandName}${playerName === null ? '' : ` (${playerName})`}`],
          [bold(`${name}. `), summary, target === '' ? '' : ` Named: ${target}.`],
          String(worth),
          String(failedGames),
          '',
        ]
      })
      const columns = [
        { title: 'Character', share: 1.2 },
        { title: 'Agenda', share: 2.4 },
        { title: 'Worth', widthMm: 14, align: 'middle' as const },
        { title: 'Failed', widthMm: 14, align: 'middle' as const },
        { title: 'Outcome', widthMm: 30 },
      ]
      return composeForm(
        {
          name: 'Hidden agendas',
          kind: 'Planet 28',
          edition: GAMEMASTERS_EDITION_LABEL,
          subtitle: ['Hidden agendas', 'not for the table'],
          blocks:
            rows.length === 0
              ? [paragraph('Nobody holds a hidden agenda.', TEXT_STYLES.note)]
              : [table(columns, rows, { rowMm: ROW_MM })],
        },
        context,
      )
    },
  }
}
