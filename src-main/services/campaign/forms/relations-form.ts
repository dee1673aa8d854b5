import { table } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { bold, TEXT } from '#main/print/style.ts'
import type { OpenGame } from '#main/services/games/game-plugin.ts'
import { createEditionVisibility } from '#main/services/journal/player-visibility.ts'
import { createRelationService } from '#main/services/journal/relations.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import { composeForm } from '#main/services/print/compose-form.ts'
import { type FormMakers, GAMEMASTERS_EDITION, PLAYERS_EDITION } from '#main/services/print/page-form.ts'

/** Creates the form of relations: who stands how to whom. Hidden ones and notes are for the gamemaster. */
export function createRelationsForm(tools: Tools, games: readonly OpenGame[]): Pick<FormMakers, 'relations'> {
  const relations = createRelationService(tools)
  const sightOf = createEditionVisibility(tools, games)
  return {
    relations({ edition }, context) {
      const isGamemaster = edition.for === 'gamemaster'
      const sees = sightOf(edition)
      const known = relations
        .list({ of: null })
        .filter(({ isHidden, from, to }) => isGamemaster || (!isHidden && sees(from) && sees(to)))
      const columns = [
        { title: 'From', share: 1 },
        { title: 'Relation', share: 1 },
        { title: 'To', share: 1 },
        { title: 'Standing', widthMm: 20, align: 'middle' as const },
        ...(isGamemaster ? [{ title: 'Notes', share: 1.6 }] : []),
      ]
      const rows = known.map(({ from, to, name, standing, notes, isHidden }) => [
        [bold(from.name)],
        name,
        [bold(to.name)],
        standing === null ? '' : formatStanding(standing),
        ...(isGamemaster ? [[isHidden ? 'Hidden. ' : '', notes].join('').trim()] : []),
      ])
      return composeForm(
        {
          name: 'Relations',
          kind: tools.file.rows.campaign.get().name,
          edition: isGamemaster ? GAMEMASTERS_EDITION : PLAYERS_EDITION,
          subtitle: ['Relations', tools.file.rows.campaign.get().name],
          blocks:
            rows.length === 0 ? [paragraph('No relations yet.', TEXT.note)] : [table(columns, rows, { rowMm: 7 })],
        },
        context,
      )
    },
  }
}

function formatStanding(standing: number): string {
  return standing > 0 ? `+${standing}` : String(standing).replace('-', '−')
}
