import { replaceLinksWithText } from '#main/journal/excerpt.ts'
import { drawing } from '#main/print/blocks/block.ts'
import { createMarkdownBlocks } from '#main/print/blocks/markdown.ts'
import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import { createReadableJournalBuilder } from '#main/services/journal/reading.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { composeForm, buildFactLines } from '#main/services/print/compose-form.ts'
import {
  type FormMakersByForm,
  GAMEMASTERS_EDITION_LABEL,
  PLAYERS_EDITION_LABEL,
} from '#main/services/print/page-form.ts'
import { DEFAULT_CALENDAR, formatCampaignDay } from '#shared/kit/calendar.ts'

const PORTRAIT_MM = 45
const BODY_PT = 11

/** Creates the form of a journal entry, for the gamemaster or as players may read it. */
export function createEntryFormMaker(
  tools: ServiceDependencies,
  games: readonly GameCampaignHooks[],
): Pick<FormMakersByForm, 'entry'> {
  const { campaign, journal } = tools.file.rows
  const openFor = createReadableJournalBuilder(tools, games)
  return {
    entry({ id, edition }, context) {
      const entry = requireFound(journal.find(id), 'entry')
      const readable = edition.for === 'gamemaster' ? entry : openFor(edition.playerId).open(entry)
      if (readable === null) throw new RefusalError('illegal', 'These players may not read this entry.')
      const { title, body, day, portraitId } = readable
      const calendar = campaign.get().calendar ?? DEFAULT_CALENDAR
      const url = portraitId === null ? null : context.pictureUrl(portraitId)
      return composeForm(
        {
          name: title,
          kind: 'entry',
          edition: edition.for === 'gamemaster' ? GAMEMASTERS_EDITION_LABEL : PLAYERS_EDITION_LABEL,
          subtitle: ['Journal', campaign.get().name],
          blocks: [
            ...buildFactLines([['Day', day === null ? '' : formatCampaignDay(calendar, day)]]),
            ...(url === null
              ? []
              : [
                  drawing(PORTRAIT_MM, (pen, { x, y }) =>
                    pen.image(url, { x, y, width: PORTRAIT_MM, height: PORTRAIT_MM }),
                  ),
                ]),
            ...createMarkdownBlocks(replaceLinksWithText(body), { sizePt: BODY_PT, pictureUrl: context.pictureUrl }),
          ],
        },
        context,
      )
    },
  }
}
