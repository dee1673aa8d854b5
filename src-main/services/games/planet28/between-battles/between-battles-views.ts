import { findFee } from '#main/games/planet28/campaign/aftermath/battle-fees.ts'
import { type PurchaseFunds, buildPurchaseChoice } from '#main/games/planet28/campaign/growth/advancement.ts'
import { getConditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import {
  formatConditionEffect,
  formatDuration,
  getConditionModifierLabel,
} from '#main/games/planet28/campaign/growth/condition-text.ts'
import { computeProfileUnderConditions } from '#main/games/planet28/campaign/growth/conditions.ts'
import { listEnemyWarbandIds } from '#main/games/planet28/campaign/growth/enemies/enemy-warbands.ts'
import { listItemUseCounts, findMissingDoseReason } from '#main/games/planet28/campaign/growth/item-use-counts.ts'
import type { ConditionView, UnitStateView, WarbandStateView } from '#shared/contract/planet28/advancement.ts'
import type { PurchaseChoiceView } from '#shared/contract/planet28/purchases.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerAccount } from '#shared/games/planet28/campaign/ledger.ts'
import type { PurchaseChoice, Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { type LedgerAccess, getUnitAccount, getWarbandAccount } from '../ledger/ledger-access.ts'
import type { CampaignForce, CampaignForceStore } from './campaign-forces.ts'

/** A unit in its warband. */
export interface UnitInWarband extends CampaignForce {
  readonly unit: CampaignUnit
}

const BODY = ['skill', 'hit-points', 'trait', 'ability', 'gear'] as const
const KINDS = {
  character: [...BODY, 'heal', 'convert'],
  squad: [...BODY, 'members', 'heal', 'convert'],
  vehicle: ['skill', 'section', 'weapon', 'trait', 'ability', 'repair', 'heal'],
} as const satisfies Record<CampaignUnit['kind'], readonly Purchase['what'][]>

/** Creates the views of units and warbands between battles. */
export function createBetweenBattlesViewBuilder(
  { file }: Pick<ForceDependencies, 'file'>,
  campaign: CampaignForceStore,
  book: LedgerAccess,
) {
  const { battles } = file.rows
  const { changes } = file

  const isEnemy = (warbandId: string): boolean => listEnemyWarbandIds(battles.listSettledRecords()).has(warbandId)

  /** The funds of a unit. A warband that has not fought has its points left over from building. */
  function fundsOf({ unit, ...force }: UnitInWarband): PurchaseFunds {
    const isPoolFree = force.force.warband.play === 'co-op'
    return { points: book.held(getUnitAccount(unit), 'points'), ...treasury(force), isPoolFree }
  }
  function treasury(force: CampaignForce): Pick<PurchaseFunds, 'pool' | 'credits'> {
    const account = getWarbandAccount(force.warband.id)
    return {
      pool: book.held(account, 'points'),
      credits: book.held(account, 'credits') + campaign.leftover(force),
    }
  }

  function conditionView(place: UnitInWarband, condition: Condition): ConditionView {
    const { name, summary, rule, isHealable } = getConditionRow(condition.condition)
    const { id, gamesLeft, gamesPlayed, lostCells, damaged } = condition
    const purchase = { what: 'heal', conditionId: id } as const
    const healing = isHealable
      ? buildPurchaseChoiceView(place, buildPurchaseChoice(place.unit, purchase, fundsOf(place), rulesOf(place)))
      : null
    const lasts = formatDuration(condition)
    const effect = formatConditionEffect(place.unit, condition, rulesOf(place))
    const shown = { name, summary, rule, gamesLeft, gamesPlayed, lasts, effect, lostCells, damaged }
    return { id, condition: condition.condition, ...shown, healing }
  }

  function view(place: UnitInWarband, records = battles.listSettledRecords()): UnitStateView {
    const { unit, warband } = place
    const { points, pool, credits } = fundsOf(place)
    const inForce = computeProfileUnderConditions(unit.profile, unit.conditions, rulesOf(place))
    return {
      unit: { kind: unit.kind, id: unit.id },
      name: unit.name,
      warbandId: warband.id,
      points,
      pool,
      purse: credits,
      conditions: unit.conditions.map((condition) => conditionView(place, condition)),
      modifiers: inForce.modifiers.map(({ source, on, value, rule }) => ({
        source,
        on,
        what: getConditionModifierLabel(on),
        value,
        rule,
      })),
      isOut: inForce.isOut ?? findMissingDoseReason(unit),
      habits: listItemUseCounts(unit, records, rulesOf(place)),
      fee: findFee(unit, book.held, rulesOf(place)),
      kinds: [...KINDS[unit.kind]],
      version: changes.versionOf(unit.kind, unit.id),
    }
  }

  return {
    fundsOf,
    treasury,
    view,
    isEnemy,
    warband(force: CampaignForce): WarbandStateView {
      const { id, name, waivers, vehiclePoints, hasFought } = force.force.warband
      const { pool, credits } = treasury(force)
      const records = battles.listSettledRecords()
      const units = force.warband.units.map((unit) => view({ ...force, unit }, records))
      const common = { warbandId: id, name, pool, purse: credits, waivers, vehiclePoints, hasFought }
      return {
        ...common,
        isEnemy: listEnemyWarbandIds(records).has(id),
        units,
        version: changes.versionOf('warband', id),
      }
    },
  }
}

export function buildPurchaseChoiceView(
  { warband }: Pick<UnitInWarband, 'warband'>,
  offer: PurchaseChoice,
): PurchaseChoiceView {
  return { ...offer, payer: { ...offer.payer }, payerName: getAccountName(offer.payer, warband) }
}

/** The name of an account: a purse, a pool or a unit of a warband. */
export function getAccountName({ kind, id }: LedgerAccount, { name, units }: CampaignForce['warband']): string {
  return kind === 'warband' ? name : (units.find((unit) => unit.id === id)?.name ?? name)
}

function rulesOf({ edition }: CampaignForce) {
  return edition.rules
}
