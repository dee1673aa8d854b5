import { statSync } from 'node:fs'
import { SearchText } from '#shared/contract/base.ts'
import type { CampaignHome } from '#shared/contract/campaign.ts'
import type { ChangeView } from '#shared/contract/history.ts'
import type { SearchHit } from '#shared/contract/search.ts'
import { type Command, parseCountOption, UsageError } from '../command.ts'
import { runWithReadOnlyCampaign } from '../run-with-campaign.ts'

/** `orrery info`: the campaign's facts and counts. */
export const infoCommand: Command = {
  summary: 'what the campaign is and how much there is in it',
  run: (call) =>
    runWithReadOnlyCampaign(call, ({ file: { path }, services }) => {
      const home = services.campaign.home()
      const bytes = statSync(path).size
      const { name, isSample, nextSessionOn } = home.campaign
      const [lastChange = null] = home.lastChanges
      const data = { name, path, bytes, isSample, nextSessionOn, counts: home.counts, due: home.due.length, lastChange }
      return { data, text: describe(home, path, bytes) }
    }),
}

/** The singular of a plural: “vehicle” of “vehicles”, “entry” of “entries”. */
function oneOf(kinds: string): string {
  return kinds.endsWith('ies') ? `${kinds.slice(0, -3)}y` : kinds.slice(0, -1)
}

function describe({ campaign, counts, due, lastChanges: [last] }: CampaignHome, path: string, bytes: number): string {
  const kinds = Object.entries(counts).map(([kinds, count]) => `${count} ${count === 1 ? oneOf(kinds) : kinds}`)
  return [
    `${campaign.name}${campaign.isSample ? ' (sample campaign)' : ''}`,
    `File: ${path}, ${Math.ceil(bytes / 1000)} kB`,
    `Holds: ${kinds.join(', ')}`,
    `Due: ${due.length === 0 ? 'nothing' : due.map(({ text }) => text).join(' ')}`,
    `Next session: ${campaign.nextSessionOn ?? 'not set'}`,
    ...(last ? [`Last change: ${last.at} ${last.actor}: ${last.label}`] : []),
  ].join('\n')
}

const MOST_CHANGES = 200

/** `orrery history`: the last changes, newest first. */
export const historyCommand: Command = {
  summary: 'the last changes, newest first',
  options: { limit: { type: 'string' } },
  optionHelp: [`--limit N        how many (default 20, at most ${MOST_CHANGES})`],
  run: (call) =>
    runWithReadOnlyCampaign(call, ({ services }) => {
      const { changes, total } = services.history.list({
        beforeId: null,
        limit: parseCountOption(call, 'limit', { usual: 20, most: MOST_CHANGES }),
      })
      return { data: { total, changes }, text: changes.map(formatChange).join('\n') }
    }),
}

function formatChange({ id, at, actor, kind, label, undoneBy }: ChangeView): string {
  const turned = kind === 'undo' || kind === 'redo' ? `${kind} ` : ''
  return `${id}  ${at}  ${actor}: ${turned}${label}${undoneBy === null ? '' : ' (undone)'}`
}

const MOST_HITS = 50
/** The characters around a matched word. */
const MARKS = /[\u2068\u2069]/g

/** `orrery search TEXT`: finds everything whose name or text matches. */
export const searchCommand: Command = {
  summary: 'find whatever bears a name or holds a text',
  args: ['TEXT…'],
  options: { limit: { type: 'string' } },
  optionHelp: [`--limit N        how many (default 10, at most ${MOST_HITS})`],
  run: (call) => {
    const text = SearchText.safeParse(call.args.join(' '))
    if (!text.success) throw new UsageError('TEXT is at most 200 characters of plain text.')
    return runWithReadOnlyCampaign(call, ({ services }) => {
      const hits = services.search.find({
        text: text.data,
        limit: parseCountOption(call, 'limit', { usual: 10, most: MOST_HITS }),
      })
      const remark = hits.length === 0 ? { remark: 'Nothing found.' } : {}
      return { data: hits, text: hits.map(formatHit).join('\n'), ...remark }
    })
  },
}

function formatHit({ thing: { kind, name }, excerpt, isGuess }: SearchHit): string {
  const where = excerpt === '' ? '' : `: ${excerpt.replace(MARKS, '').replace(/\s+/g, ' ')}`
  return `${kind}  ${name}${isGuess ? ' (close)' : ''}${where}`
}
