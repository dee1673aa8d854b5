import { replaceLinksWithText } from '#main/journal/excerpt.ts'
import { drawing } from '#main/print/blocks/block.ts'
import { markdownBlocks } from '#main/print/blocks/markdown.ts'
import type { OpenGame } from '#main/services/games/game-plugin.ts'
import { createReadableJournals } from '#main/services/journal/reading.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import { composeForm, factLines } from '#main/services/print/compose-form.ts'
import { type FormMakers, GAMEMASTERS_EDITION, PLAYERS_EDITION } from '#main/services/print/page-form.ts'
import { DEFAULT_CALENDAR, formatCampaignDay } from '#shared/kit/calendar.ts'

const PORTRAIT_MM = 45
const BODY_PT = 11

/** Creates the form of a journal entry, for the gamemaster or as players may read it. */
export function createEntryForm(tools: Tools, games: readonly OpenGame[]): Pick<FormMakers, 'entry'> {
  const { campaign, journal } = tools.file.rows
  const openFor = createReadableJournals(tools, games)
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
          edition: edition.for === 'gamemaster' ? GAMEMASTERS_EDITION : PLAYERS_EDITION,
          subtitle: ['Journal', campaign.get().name],
          blocks: [
            ...factLines([['Day', day === null ? '' : formatCampaignDay(calendar, day)]]),
            ...(url === null
              ? []
              : [
                  drawing(PORTRAIT_MM, (pen, { x, y }) =>
                    pen.image(url, { x, y, width: PORTRAIT_MM, height: PORTRAIT_MM }),
                  ),
                ]),
            ...markdownBlocks(replaceLinksWithText(body), { sizePt: BODY_PT, pictureUrl: context.pictureUrl }),
          ],
        },
        context,
      )
    },
  }
}
