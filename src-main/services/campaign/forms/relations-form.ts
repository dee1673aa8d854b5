import { table } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import { createEditionVisibilityCheckBuilder } from '#main/services/journal/player-visibility.ts'
import { createRelationService } from '#main/services/journal/relations.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { composeForm } from '#main/services/print/compose-form.ts'
import {
  type FormMakersByForm,
  GAMEMASTERS_EDITION_LABEL,
  PLAYERS_EDITION_LABEL,
} from '#main/services/print/page-form.ts'

/** Creates the form of relations: who stands how to whom. Hidden ones and notes are for the gamemaster. */
export function createRelationsFormMaker(
  tools: ServiceDependencies,
  games: readonly GameCampaignHooks[],
): Pick<FormMakersByForm, 'relations'> {
  const relations = createRelationService(tools)
  const sightOf = createEditionVisibilityCheckBuilder(tools, games)
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
          edition: isGamemaster ? GAMEMASTERS_EDITION_LABEL : PLAYERS_EDITION_LABEL,
          subtitle: ['Relations', tools.file.rows.campaign.get().name],
          blocks:
            rows.length === 0
              ? [paragraph('No relations yet.', TEXT_STYLES.note)]
              : [table(columns, rows, { rowMm: 7 })],
        },
        context,
      )
    },
  }
}

function formatStanding(standing: number): string {
  return standing > 0 ? `+${standing}` : String(standing).replace('-', '−')
}
