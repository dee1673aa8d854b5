import { growing } from '#main/print/blocks/block.ts'
import { pencilLines } from '#main/print/blocks/pips.ts'
import { section } from '#main/print/blocks/text.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { createGameNightService } from '#main/services/nights/nights.ts'
import {
  composeForm,
  buildFactLines,
  buildNameListSection,
  buildTextSection,
} from '#main/services/print/compose-form.ts'
import { type FormMakersByForm, GAMEMASTERS_EDITION_LABEL } from '#main/services/print/page-form.ts'
import { DEFAULT_CALENDAR, formatCampaignDays } from '#shared/kit/calendar.ts'

/** Creates the form of a session: plan, recap, who came, and room for notes. Plans are for the gamemaster. */
export function createSessionFormMaker(
  { file }: Pick<ServiceDependencies, 'file'>,
  nights: () => Pick<ReturnType<typeof createGameNightService>, 'get'>,
): Pick<FormMakersByForm, 'session'> {
  const { campaign, players } = file.rows
  return {
    session({ id }, context) {
      const { name, heldOn, fromDay, toDay, plan, recap, present, battles, entries } = nights().get({ id })
      const calendar = campaign.get().calendar ?? DEFAULT_CALENDAR
      const [first, last] = [fromDay ?? toDay, toDay ?? fromDay]
      const names = players.list().flatMap((player) => (present.includes(player.id) ? [player.name] : []))
      return composeForm(
        {
          name,
          kind: 'session',
          edition: GAMEMASTERS_EDITION_LABEL,
          subtitle: ['Session', campaign.get().name],
          blocks: [
            ...buildFactLines([
              ['Date', heldOn === null ? '' : formatDate(heldOn)],
              [
                'Days of the campaign',
                first === null || last === null ? '' : formatCampaignDays(calendar, first, last),
              ],
              ['Present', names.join(', ')],
            ]),
            ...buildTextSection('Plan', plan, context),
            ...buildTextSection('Recap', recap, context),
            ...buildNameListSection(
              'Battles',
              battles.map((battle) => battle.name),
            ),
            ...buildNameListSection(
              'Entries of these days',
              entries.map((entry) => entry.name),
            ),
            growing(section('Notes', [pencilLines()])),
          ],
        },
        context,
      )
    },
  }
}

function formatDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
