import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { OffTableRequest } from '#shared/games/planet28/off-table-model.ts'
import { formatCount } from '#shared/kit/format.ts'
import { buyForUnit, buildPurchaseChoice } from '../growth/advancement.ts'
import { getConditionRow } from '../growth/condition-rows.ts'
import { listHealingTraits } from '../money/income.ts'
import {
  type DayState,
  type GroupOrderContext,
  grantWant,
  type WantResult,
  findGroupMember,
  refuseWant,
  getDayWarband,
  replaceUnit,
} from './day-state.ts'
import { recordServiceUse, lookUpServiceGood } from './services.ts'

/** Unlimited funds, used to check whether a purchase is allowed before its cost. */
const PLENTY = { points: 1_000_000, pool: 1_000_000, credits: 1_000_000 }

type HealWant = Extract<OffTableRequest, { what: 'heal' }>
type RepairWant = Extract<OffTableRequest, { what: 'repair' }>

/** Heals an injury: by a doctor of the place, or immediately by a Medic of the group (P28-INJ-0, P28-TR-medic). */
export function grantHealing(state: DayState, errand: GroupOrderContext, want: HealWant): WantResult {
  const patient = findGroupMember(state, errand.group, want.unitId)
  if (patient === null) return refuseWant(state, 'Whoever was to be healed is not in the group.')
  if (patient.kind === 'vehicle') return refuseWant(state, `${patient.name} needs a repair yard.`)
  const condition = patient.conditions.find(({ id }) => id === want.conditionId)
  if (condition === undefined || !getConditionRow(condition.condition).isHealable) {
    return refuseWant(state, `${patient.name} has no such injury.`)
  }
  if (want.medicId !== null)
    return healByMedic(state, errand, { patient, conditionId: condition.id, medicId: want.medicId })
  return grantCare(state, errand, patient, { what: 'heal', conditionId: condition.id })
}

/** Repairs a vehicle in a repair yard (P28-VCAMP-3, P28-VDT-0). */
export function grantRepair(
  state: DayState,
  errand: GroupOrderContext,
  { unitId, conditionId }: RepairWant,
): WantResult {
  const vehicle = findGroupMember(state, errand.group, unitId)
  if (vehicle === null) return refuseWant(state, 'The vehicle is not with the group.')
  if (vehicle.kind !== 'vehicle') return refuseWant(state, `${vehicle.name} is no vehicle.`)
  return grantCare(state, errand, vehicle, conditionId === null ? { what: 'repair' } : { what: 'heal', conditionId })
}

interface AtWork {
  readonly patient: CampaignUnit
  readonly conditionId: string
  readonly medicId: string
}

/** Heals one injury of a friend without waiting for a game. The Medic can do nothing else afterwards (P28-TR-medic). */
function healByMedic(
  state: DayState,
  { group }: GroupOrderContext,
  { patient, conditionId, medicId }: AtWork,
): WantResult {
  const { rules } = getDayWarband(state, group.warbandId)
  const medic = findGroupMember(state, group, medicId)
  const canHeal =
    medic !== null && medic.kind !== 'vehicle' && listHealingTraits(medic.profile.traits, rules).length > 0
  if (!canHeal) return refuseWant(state, 'No Medic of the group is there.')
  if (state.spentMedics.includes(medic.id)) return refuseWant(state, `${medic.name} has healed somebody already.`)
  if (state.busy.includes(medic.id))
    return refuseWant(
      state,
      `${medic.name} has bought or haggled: a Medic who heals does nothing else between battles.`,
    )
  if (medic.id === patient.id) return refuseWant(state, `${medic.name} heals friends only.`)
  const healed = without(state, patient, conditionId)
  const spent = { ...healed, spentMedics: [...healed.spentMedics, medic.id] }
  return grantWant(spent, `${medic.name} heals ${injuryOf(patient, conditionId)} of ${patient.name}.`, {
    medicIds: [medic.id],
  })
}

type Care = Extract<Purchase, { what: 'heal' | 'repair' }>

/** Charges campaign points as printed, or credits if the place sets a price in credits. */
function grantCare(state: DayState, errand: GroupOrderContext, unit: CampaignUnit, purchase: Care): WantResult {
  const { rules, points, pool, credits, warband } = getDayWarband(state, errand.group.warbandId)
  const goodId = unit.kind === 'vehicle' ? 'repair-yard' : 'doctor'
  const served = lookUpServiceGood(state, errand, { goodId })
  if ('refusal' in served) return refuseWant(state, `${unit.name}: ${served.refusal}`)
  const offer = buildPurchaseChoice(unit, purchase, PLENTY, rules)
  if (offer.refusal !== null) return refuseWant(state, `${unit.name}: ${offer.refusal}`)
  const fee = served.good?.price ?? null
  if (fee !== null) {
    if (fee > credits)
      return refuseWant(state, `${unit.name}: it costs ${formatCount(fee, 'credit')}; the warband has ${credits}.`)
    const line = feeLine({ kind: 'warband', id: warband.id }, `${offer.label}: ${unit.name}`, fee)
    const cared = endedBy(purchase, unit).reduce((dayState, id) => without(dayState, unitIn(dayState, unit), id), state)
    return grantWant(
      recordServiceUse(cared, errand, { goodId }),
      formatPurchase(unit, offer.label, formatCount(fee, 'credit')),
      {
        lines: line,
      },
    )
  }
  const funds = { points: points[unit.id] ?? 0, pool, credits }
  const bought = buyForUnit(unit, purchase, funds, rules)
  if (!bought.ok) return refuseWant(state, `${unit.name}: ${bought.message}`)
  const after = replaceUnit({ ...state, ended: [...state.ended, ...bought.ended] }, bought.unit)
  const price = formatCount(bought.offer.price, 'point')
  return grantWant(recordServiceUse(after, errand, { goodId }), formatPurchase(unit, offer.label, price), {
    lines: bought.lines,
  })
}

function endedBy(purchase: Care, { conditions }: CampaignUnit): string[] {
  if (purchase.what === 'heal') return [purchase.conditionId]
  return conditions.filter(({ condition }) => condition === 'damaged').map(({ id }) => id)
}

function feeLine(account: LedgerLine['account'], reason: string, fee: number): LedgerLine[] {
  const parts = [{ source: reason, value: -fee, rule: 'P28-OFF-1' }]
  const line = { account, currency: 'credits', amount: -fee, reason, rule: 'P28-OFF-1', parts, override: null } as const
  return fee === 0 ? [] : [{ key: `care:${reason}`, ...line }]
}

function unitIn(state: DayState, { id, warbandId }: CampaignUnit): CampaignUnit {
  const found = getDayWarband(state, warbandId).warband.units.find((unit) => unit.id === id)
  if (found === undefined) throw new Error(`The warband has no unit ${id}`)
  return found
}

function without(state: DayState, unit: CampaignUnit, conditionId: string): DayState {
  const conditions = unit.conditions.filter(({ id }) => id !== conditionId)
  return replaceUnit({ ...state, ended: [...state.ended, conditionId] }, { ...unit, conditions })
}

function injuryOf({ conditions }: CampaignUnit, conditionId: string): string {
  const found = conditions.find(({ id }) => id === conditionId)
  return found === undefined ? 'the injury' : getConditionRow(found.condition).name.toLowerCase()
}

function formatPurchase({ name }: CampaignUnit, label: string, price: string): string {
  return `${name}: ${label.toLowerCase()}, ${price}.`
}
