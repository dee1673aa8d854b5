import type { ChangeView } from '#shared/contract/history.ts'
import { type Command, parseCountOption } from '../command.ts'
import { withReadOnlyCampaign } from '../with-campaign.ts'

const USUAL = 20
const MOST = 200

/** `orrery history`: the last changes, newest first. */
export const history: Command = {
  summary: 'the last changes, newest first',
  options: { limit: { type: 'string' } },
  optionHelp: [`--limit N        how many (default ${USUAL}, at most ${MOST})`],
  run: (call) =>
    withReadOnlyCampaign(call, ({ services }) => {
      const { changes, total } = services.history.list({
        beforeId: null,
        limit: parseCountOption(call, 'limit', { usual: USUAL, most: MOST }),
      })
      return { data: { total, changes }, text: changes.map(lineOf).join('\n') }
    }),
}

function lineOf({ id, at, actor, kind, label, undoneBy }: ChangeView): string {
  const turned = kind === 'undo' || kind === 'redo' ? `${kind} ` : ''
  return `${id}  ${at}  ${actor}: ${turned}${label}${undoneBy === null ? '' : ' (undone)'}`
}
