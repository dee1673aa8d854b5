import { isDeepStrictEqual } from 'node:util'
import { getConditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import {
  CONDITIONS_BY_UNIT_KIND,
  type UnitBattleChanges,
  type WarbandBattleChanges,
} from '#shared/contract/planet28/exchange-battle-changes.ts'
import type { WarbandFile } from '#shared/contract/planet28/exchange-file.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import type { LedgerAccount, Currency, NamedLedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import type { Force, ForceUnit } from '../forces/force-loader.ts'
import { createLedgerAccess, getUnitAccount, getWarbandAccount } from '../ledger/ledger-access.ts'
import type { IncomingWarband } from './import.ts'
import type { ParsedExchangeFile } from './parse-exchange-file.ts'

/** Effects of battles on a force; absent if there are none. */
export interface ExportedBattleChanges {
  readonly ofWarband: { readonly played?: WarbandBattleChanges }
  readonly ofUnit: (forceUnit: ForceUnit) => { readonly played?: UnitBattleChanges }
}

/** A unit of a file with its id in this campaign. */
interface PlacedUnit {
  readonly kind: UnitKind
  readonly id: string
  readonly name: string
  readonly played: UnitBattleChanges
}

const UNPLAYED: UnitBattleChanges = { points: 0, credits: 0, hitPointsGrown: 0, isLost: false, conditions: [] }
const NEW_WARBAND: WarbandBattleChanges = { hasFought: false, pool: 0, purse: 0, waivers: 0, vehiclePoints: 0 }
const REASON = 'Brought in with the warband'

/** Exports and imports the effects of battles on warbands: growth, conditions, points and credits. */
export function createBattleChangesExchange(tools: ForceDependencies) {
  const { file, newId } = tools
  const { conditions, warbands } = file.rows
  const units = {
    character: file.rows.characters,
    squad: file.rows.squads,
    vehicle: file.rows.vehicles,
  }
  const book = createLedgerAccess(tools)

  function playedBy({ kind, unit }: ForceUnit, suffered: readonly Condition[]): UnitBattleChanges {
    const account = getUnitAccount({ kind, id: unit.id })
    const { hitPointsGrown, isLost, startingCost } = unit
    const start = startingCost === null ? {} : { startingCost }
    const held = { points: book.held(account, 'points'), credits: book.held(account, 'credits') }
    return { ...held, ...start, hitPointsGrown, isLost, conditions: inOrder(suffered.map(fileCondition)) }
  }

  function writeUnit({ kind, id: unitId, name, played }: PlacedUnit): void {
    const { points, credits, hitPointsGrown, isLost, startingCost = null } = played
    units[kind].grow(unitId, { hitPointsGrown, isLost, startingCost })
    for (const condition of played.conditions)
      conditions.add({ ...condition, id: newId(), unitId, unitKind: kind, battleId: null })
    const account = getUnitAccount({ kind, id: unitId })
    book.write([opening(account, name, 'points', points), opening(account, name, 'credits', credits)], null)
  }

  return {
    forceUnit({ warband }: Force): ExportedBattleChanges {
      const { id, hasFought, waivers, vehiclePoints } = warband
      const suffered = Map.groupBy(conditions.list(), ({ unitId }) => unitId)
      const account = getWarbandAccount(id)
      const held = { pool: book.held(account, 'points'), purse: book.held(account, 'credits') }
      const ofWarband: WarbandBattleChanges = { hasFought, ...held, waivers, vehiclePoints }
      return {
        ofWarband: isDeepStrictEqual(ofWarband, NEW_WARBAND) ? {} : { played: ofWarband },
        ofUnit: (forceUnit) => {
          const played = playedBy(forceUnit, suffered.get(forceUnit.unit.id) ?? [])
          return isDeepStrictEqual(played, UNPLAYED) ? {} : { played }
        },
      }
    },
    /** Call inside the change that imports the warband. */
    write({ warband: given }: WarbandFile, { warband, ...incoming }: IncomingWarband): void {
      const { id, name } = warband
      if (given.played !== undefined) {
        const { pool, purse, ...rest } = given.played
        warbands.play(id, rest)
        const account = getWarbandAccount(id)
        book.write([opening(account, name, 'points', pool), opening(account, name, 'credits', purse)], null)
      }
      const placed = [
        ...placedUnits('character', given.characters, incoming.characters),
        ...placedUnits('squad', given.squads, incoming.squads),
        ...placedUnits('vehicle', given.vehicles, incoming.vehicles),
      ]
      placed.forEach(writeUnit)
    },
  }
}

/** Refuses a file in which a unit has a condition of another kind of unit. */
export function requireMatchingConditions({ warband }: WarbandFile, refuse: ParsedExchangeFile['refuse']): void {
  const lists = [
    ['characters', 'character'],
    ['squads', 'squad'],
    ['vehicles', 'vehicle'],
  ] as const
  for (const [list, kind] of lists)
    for (const [at, { name, played }] of warband[list].entries()) {
      const wrong = played?.conditions.find(({ condition }) => !CONDITIONS_BY_UNIT_KIND[kind].includes(condition))
      if (wrong === undefined) continue
      const what = getConditionRow(wrong.condition).name
      refuse(['warband', list, at, 'played'], `${name} is a ${kind}: it cannot have “${what}”.`)
    }
}

function placedUnits(
  kind: UnitKind,
  given: readonly { readonly name: string; readonly played?: UnitBattleChanges | undefined }[],
  incoming: readonly { readonly id: string }[],
): PlacedUnit[] {
  return given.flatMap(({ name, played }, at) => {
    const id = incoming[at]?.id
    return id === undefined || played === undefined ? [] : [{ kind, id, name, played }]
  })
}

function opening(account: LedgerAccount, accountName: string, currency: Currency, amount: number): NamedLedgerLine {
  const parts = [{ source: REASON, value: amount, rule: '' }]
  const common = { key: 'brought-in', reason: REASON, rule: '', override: null }
  return { ...common, account, accountName, currency, amount, parts }
}

function fileCondition({ id: _id, unitId: _unit, unitKind: _kind, ...rest }: Condition) {
  const { condition, agilityLost, hitPointsLost, gamesLeft, gamesPlayed, lostCells, damaged } = rest
  const cells = { lostCells: [...lostCells], damaged: damaged.map((item) => ({ ...item })) }
  return { condition, agilityLost, hitPointsLost, gamesLeft, gamesPlayed, ...cells }
}

/** Sorted by content, since ids differ between campaigns. */
function inOrder<Item>(list: readonly Item[]): Item[] {
  const keyed = list.map((item) => ({ key: JSON.stringify(item), item }))
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((keyedItem) => keyedItem.item)
}
