import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import { DEFAULT_FAIRNESS_TURNS, type HomeworldRanking } from '#shared/cluster/analysis.ts'
import { type Chart, DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { computeHomeBands } from '#shared/cluster/generator-settings.ts'
import type { InvitationView } from '#shared/contract/fistful/reports.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import { getOtherSide } from '#shared/games/fistful/model.ts'
import { formatSettingAnswer, type SettingRow, SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { parseHexLabel } from '#shared/kit/hex.ts'
import { formatNonDefaultSettings } from './format-ships.ts'

/** An invitation as received by mail. */
export type Invitation = Extract<MailPart, { kind: 'invitation' }>

/** Hash of everything an invitation proposes. Accepting it requires this hash. */
export function computeTermsHash({ side, start }: Invitation): string {
  return sha256Hex(formatCanonicalJson([side, start]))
}

/** The complete view of an invitation, to be read before it is accepted. `text` is its mail. */
export async function buildInvitationView(invitation: Invitation, text: string): Promise<InvitationView> {
  const { side, start } = invitation
  const { name, mode, players, areDiceTyped, settings, map } = start
  const ratings = Object.values(map.stars).map(({ rating }) => rating)
  return {
    terms: computeTermsHash(invitation),
    name,
    mode,
    from: players[side],
    mySide: getOtherSide(side),
    areDiceTyped,
    isFogged: settings.fog !== 'off',
    settings: otherSettings(start),
    map: {
      rows: map.board.rows,
      columns: map.board.columns,
      routes: map.routes.length,
      ratings: [1, 2, 3, 4, 5].map((rating) => ratings.filter((otherRating) => otherRating === rating).length),
      fairness: await fairnessWords(start),
    },
    notes: notesOf(invitation),
    contradictions: contradictionsOf(start, text),
  }
}

function otherSettings({ settings }: GameStart): InvitationView['settings'] {
  const answers: Readonly<Record<string, unknown>> = settings
  return Object.entries<SettingRow>(SETTINGS).flatMap(([id, row]) => {
    const { title, question, choices } = row
    if ((answers[id] ?? choices[0].value) === choices[0].value) return []
    const answer = formatSettingAnswer(row, answers[id]) ?? String(answers[id])
    return [{ title, question, answer, usual: choices[0].label }]
  })
}

function notesOf({ side, start }: Invitation): string[] {
  const name = start.players[side]
  return [
    ...(start.settings.firstChooser === 'roll'
      ? [`The die for who is player A was thrown in the file of ${name} alone: nothing shows how often.`]
      : []),
    ...(start.mode === 'sealed' && !start.keys
      ? ['It has no keys to sign with: one person alone could invent its archive. A newer Orrery sends them.']
      : []),
  ]
}

/** Lists the settings that the text around the block states differently. The block counts. */
function contradictionsOf({ name, settings }: GameStart, text: string): string[] {
  const words = squashed(text)
  const own = formatNonDefaultSettings(settings)
  const kind = squashed('a game of A Fistful of Planets')
  const others = words.replaceAll(squashed(own), '')
  return [
    ...(words.replaceAll(squashed(name) + kind, '').includes(kind)
      ? [`The words around the block name another game. The block counts: ${name}.`]
      : []),
    ...(SAYS_SETTINGS.some((start) => others.includes(start)) || (others === words && /settings?|default/.test(words))
      ? [`The words around the block say other settings than it proposes. The block counts. ${own}`]
      : []),
  ]
}

/** Prefixes of sentences about settings. */
const SAYS_SETTINGS = ['all at their defaults', ...Object.values(SETTINGS).map(({ title }) => title)].map((text) =>
  squashed(`Settings: ${text}`),
)

/** Letters and digits only, so that quoting and wrapping make no difference. */
function squashed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Describes the map's value for the first player to choose. Computed on a worker thread, since the map is untrusted.
 */
async function fairnessWords({ map, name, settings }: GameStart): Promise<string[]> {
  const chart = chartOf(map, name)
  const { routeMode } = settings
  const weighing = { routeMode, homeBands: computeHomeBands(chart.board), turns: DEFAULT_FAIRNESS_TURNS }
  try {
    return rankingWords(chart, await runWorkerJob('homeworlds', { chart, settings: weighing }))
  } catch (error) {
    if (error instanceof RefusalError) return ['The map is too large to be weighed at once.']
    throw error
  }
}

function rankingWords({ stars }: Chart, { homes, fairest }: HomeworldRanking): string[] {
  const nameAt = (star: number): string => stars[star]?.name ?? ''
  const [best] = homes
  const [pair] = fairest
  const points = (score: number): string => `${Math.abs(score)} %`
  return [
    ...(best
      ? [
          `Who chooses first can count on ${best.score < 0 ? 'a disadvantage' : 'an advantage'} of ${points(best.score)}: ${nameAt(best.star)}, answered by ${nameAt(best.bestReply)}.`,
        ]
      : []),
    ...(pair
      ? [`The fairest homeworlds are ${nameAt(pair.a)} and ${nameAt(pair.b)}, ${points(pair.score)} apart.`]
      : []),
  ]
}

/** The map of a game as a chart. */
function chartOf({ board, stars, routes }: GameStart['map'], name: string): Chart {
  const labels = Object.keys(stars)
  const placeOf = new Map(labels.map((label, at) => [label, at]))
  return {
    name,
    board,
    legend: STANDARD_LEGEND,
    fog: [],
    stars: labels.flatMap((label) => {
      const at = parseHexLabel(label, board)
      return at === null
        ? []
        : [{ ...DEFAULT_STAR_FIELDS, ...at, ...stars[label], name: stars[label]?.name ?? '', owner: null, extra: {} }]
    }) as Chart['stars'],
    routes: routes.flatMap(([from, to]) => {
      const ends = [placeOf.get(from), placeOf.get(to)]
      return ends[0] === undefined || ends[1] === undefined
        ? []
        : [{ ...DEFAULT_ROUTE_FIELDS, from: ends[0], to: ends[1], extra: {} }]
    }),
    regions: [],
    labels: [],
    fleets: [],
    extra: {},
  }
}
