import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'

/**
 * Determines what members of a warband have done since it last fought: a Medic heals a friend or does something else,
 * never both (P28-TR-medic).
 */
export function createUnitActivityTracker({ file }: Pick<ServiceDependencies, 'file'>) {
  const { battles, offTable, ledger, characters, squads } = file.rows
  const { changes } = file

  /** Units changed by a payment of the warband, except those that joined by it; gear is paid out of the purse. */
  function buyersIn(warbandId: string, payments: ReadonlySet<number | undefined>): string[] {
    const bought = (tableName: string, rowId: string): boolean =>
      changes
        .standingOn({ tableName, rowId })
        .slice(0, -1)
        .some(({ id }) => payments.has(id))
    const idsIn = (units: readonly { readonly id: string; readonly warbandId: string }[]): string[] =>
      units.flatMap((unit) => (unit.warbandId === warbandId ? [unit.id] : []))
    return [
      ...idsIn(characters.list()).filter((id) => bought('character', id)),
      ...idsIn(squads.list()).filter((id) => bought('squad', id)),
    ]
  }

  return (warbandId: string) => {
    const last = lastFought(battles.list(), warbandId)
    const since = last?.settledBy ?? -1
    const isSince = (versions: ReadonlyMap<string, number>, id: string): boolean => (versions.get(id) ?? 0) > since
    const orderVersions = changes.versionsOf('off_table_order')
    const results = offTable.games
      .list()
      .flatMap(({ id }) => offTable.orders.listOf(id))
      .flatMap(({ id, result }) => (result !== null && isSince(orderVersions, id) ? [result] : []))
    const lineVersions = changes.versionsOf('ledger_entry')
    const spent = ledger
      .list({ account: null, warbandId, limit: MOST_LINES })
      .filter(({ id, amount, battleId, rule }) => {
        return amount < 0 && battleId === null && rule !== BY_HAND && isSince(lineVersions, id)
      })
    return {
      /** Medics who healed a unit, in the aftermath or off the table. */
      atWork: new Set<string>([...healersOf(last), ...results.flatMap(({ medicIds }) => medicIds)]),
      /** Units that spent points, bought something or haggled. */
      busy: new Set<string>([
        ...spent.map(({ accountId }) => accountId),
        ...buyersIn(warbandId, new Set(spent.map(({ id }) => lineVersions.get(id)))),
        ...spent.flatMap(({ parts }) => parts.flatMap(({ by = [] }) => by)),
        ...results.flatMap(({ busyIds = [] }) => busyIds),
      ]),
    }
  }
}

/** Rule id of deductions by the gamemaster, which are not actions of a unit (P28-GM-1). */
const BY_HAND = 'P28-GM-1'

/**
 * Returns why a unit has no time to buy anything, or null: a Medic who healed does nothing else before the next battle
 * (P28-TR-medic).
 */
export function createPurchaseTimeRefusalFinder(tools: Pick<ServiceDependencies, 'file'>) {
  const spareTime = createUnitActivityTracker(tools)
  return ({ id, warbandId, name }: CampaignUnit): string | null => {
    const isAtWork = spareTime(warbandId).atWork.has(id)
    return isAtWork ? `${name} has healed a friend and does nothing else before the next battle.` : null
  }
}

/** Upper bound of the lines that a warband writes between two battles. */
const MOST_LINES = 500

function lastFought(all: readonly Battle[], warbandId: string): Battle | null {
  const fought = all.filter(({ state, record }) => {
    return state === 'settled' && record.sides.some(({ warbandIds }) => warbandIds.includes(warbandId))
  })
  return fought.toSorted((a, b) => (b.settledBy ?? 0) - (a.settledBy ?? 0))[0] ?? null
}

/** The Medics that chose a patient in an aftermath. */
function healersOf(battle: Battle | null): string[] {
  const choices = battle?.choices.settled?.choices ?? []
  return choices.flatMap(({ key, chosen }) =>
    key.startsWith(MEDIC) && chosen !== null ? [key.slice(MEDIC.length)] : [],
  )
}

const MEDIC = 'medic:'
