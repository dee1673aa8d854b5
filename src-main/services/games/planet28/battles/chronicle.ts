import type { Repositories } from '#main/db/repositories/repositories.ts'
import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import type { ChronicleItem } from '#shared/contract/journal.ts'
import type { AftermathReport, AftermathStepId } from '#shared/games/planet28/campaign/aftermath.ts'
import type { BattleRecord, BattleSide, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'

type NameOf = Parameters<NonNullable<GameCampaignHooks['chronicle']>>[0]
type BattleItem = Extract<ChronicleItem, { what: 'battle' }>

/** Steps whose outcomes everybody at the table sees. Agendas stay secret. */
const OPEN_STEPS: readonly AftermathStepId[] = ['injuries', 'squads', 'vehicles', 'medics', 'gear']
const FATES: Readonly<Record<UnitTally['fate'], string>> = {
  stood: '',
  absent: '',
  fell: 'fell',
  fled: 'fled',
  derelict: 'left as a wreck',
  destroyed: 'destroyed',
}

/** The chronicle items of fought battles: who fought, who fell, who won and how. */
export function listBattleChronicleItems(
  {
    foughtBattles,
    characters,
    squads,
    vehicles,
  }: Pick<Repositories, 'foughtBattles' | 'characters' | 'squads' | 'vehicles'>,
  nameOf: NameOf,
): ChronicleItem[] {
  const repositories = { character: characters, squad: squads, vehicle: vehicles }
  const toUnit = ({ unitId, kind, name, ...tally }: UnitTally) => ({
    id: unitId,
    name: nameOf(kind, unitId) ?? name,
    portraitId: repositories[kind].find(unitId)?.portraitId ?? null,
    fate: FATES[tally.fate],
  })
  return foughtBattles.list().map(({ id, name, day, starId, record, choices }): BattleItem => {
    const sides = record.sides.map((side) => {
      const known = side.warbandIds.filter((warbandId) => nameOf('warband', warbandId) !== null)
      const fought = record.tallies.filter(({ warbandId, fate }) => known.includes(warbandId) && fate !== 'absent')
      return {
        name: side.name,
        warbands: known.flatMap((warbandId) => nameOf('warband', warbandId) ?? []),
        reachedGoal: side.reachedGoal,
        units: fought.map(toUnit),
        others: formatOthers(side),
      }
    })
    const isKnown = sides.some(({ warbands }) => warbands.length > 0)
    return {
      what: 'battle',
      id,
      name,
      day,
      place: starId === null ? null : nameOf('star', starId),
      outcome: formatOutcome(record),
      sides,
      results: isKnown && choices.settled ? listResults(choices.settled) : [],
    }
  })
}

function formatOthers({ strangers: { models, destroyed } }: BattleSide): string {
  if (models === 0) return ''
  return `${formatCount(models, 'unnamed fighter')}${destroyed === 0 ? '' : `, ${destroyed} killed`}`
}

/** Who won, and how. */
function formatOutcome({ sides, turns }: BattleRecord): string {
  const winners = sides.filter(({ reachedGoal }) => reachedGoal).map(({ name }) => name)
  const losers = sides.filter(({ reachedGoal }) => !reachedGoal).map(({ name }) => name)
  const length = turns === null ? '' : ` in ${formatCount(turns, 'turn')}`
  if (winners.length === 0) return `Nobody reached a goal${length}.`
  const against = losers.length === 0 ? '' : ` against ${formatList(losers)}`
  return winners.length === 1
    ? `${formatList(winners)} won${against}: the goal was reached${length}.`
    : `${formatList(winners)} reached their goals${against}${length}.`
}

/** What the aftermath brought: injuries and losses, and credits. */
function listResults({ outcomes, ledger }: AftermathReport): string[] {
  const reported = outcomes.filter(({ step }) => OPEN_STEPS.includes(step)).map(({ text }) => text)
  const credits = ledger
    .filter(({ currency, amount }) => currency === 'credits' && amount !== 0)
    .map(
      ({ accountName, reason, amount }) =>
        `${accountName}: ${formatCount(amount, 'credit')} (${reason.toLowerCase()}).`,
    )
  return [...reported, ...credits]
}
