import { feeOf } from '#main/games/planet28/campaign/aftermath/battle-fees.ts'
import { type Funds, quote } from '#main/games/planet28/campaign/growth/advancement.ts'
import { conditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import { effectWords, lastingWords, wordFor } from '#main/games/planet28/campaign/growth/condition-words.ts'
import { withConditions } from '#main/games/planet28/campaign/growth/conditions.ts'
import { enemiesIn } from '#main/games/planet28/campaign/growth/enemies/enemy-warbands.ts'
import { habitsOf, lacksDose } from '#main/games/planet28/campaign/growth/habits.ts'
import type { ConditionView, StandingView, WarbandStandingView } from '#shared/contract/planet28/advancement.ts'
import type { OfferView } from '#shared/contract/planet28/purchases.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Account } from '#shared/games/planet28/campaign/ledger.ts'
import type { Offer, Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { ForceTools } from '../forces/force-tools.ts'
import { type LedgerBook, unitAccount, warbandAccount } from '../ledger/ledger-book.ts'
import type { CampaignForce, CampaignForces } from './campaign-forces.ts'

/** A unit in its warband. */
export interface PlacedUnit extends CampaignForce {
  readonly unit: CampaignUnit
}

const BODY = ['skill', 'hit-points', 'trait', 'ability', 'gear'] as const
const KINDS = {
  character: [...BODY, 'heal', 'convert'],
  squad: [...BODY, 'members', 'heal', 'convert'],
  vehicle: ['skill', 'section', 'weapon', 'trait', 'ability', 'repair', 'heal'],
} as const satisfies Record<CampaignUnit['kind'], readonly Purchase['what'][]>

/** Units and warbands between battles, as they are answered. */
export function createStandings({ file }: Pick<ForceTools, 'file'>, campaign: CampaignForces, book: LedgerBook) {
  const { battles } = file.rows
  const { changes } = file

  const isEnemy = (warbandId: string): boolean => enemiesIn(battles.listSettledRecords()).has(warbandId)

  /** What a unit may spend; a warband that has not fought has what building left it. */
  function fundsOf({ unit, ...force }: PlacedUnit): Funds {
    const isPoolFree = force.force.warband.play === 'co-op'
    return { points: book.held(unitAccount(unit), 'points'), ...treasury(force), isPoolFree }
  }
  function treasury(force: CampaignForce): Pick<Funds, 'pool' | 'credits'> {
    const account = warbandAccount(force.warband.id)
    return {
      pool: book.held(account, 'points'),
      credits: book.held(account, 'credits') + campaign.leftover(force),
    }
  }

  function conditionView(place: PlacedUnit, condition: Condition): ConditionView {
    const { name, summary, rule, isHealable } = conditionRow(condition.condition)
    const { id, gamesLeft, gamesPlayed, lostCells, damaged } = condition
    const purchase = { what: 'heal', conditionId: id } as const
    const healing = isHealable ? offerView(place, quote(place.unit, purchase, fundsOf(place), rulesOf(place))) : null
    const lasts = lastingWords(condition)
    const effect = effectWords(place.unit, condition, rulesOf(place))
    const shown = { name, summary, rule, gamesLeft, gamesPlayed, lasts, effect, lostCells, damaged }
    return { id, condition: condition.condition, ...shown, healing }
  }

  function view(place: PlacedUnit, records = battles.listSettledRecords()): StandingView {
    const { unit, warband } = place
    const { points, pool, credits } = fundsOf(place)
    const inForce = withConditions(unit.profile, unit.conditions, rulesOf(place))
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
        what: wordFor(on),
        value,
        rule,
      })),
      isOut: inForce.isOut ?? lacksDose(unit),
      habits: habitsOf(unit, records, rulesOf(place)),
      fee: feeOf(unit, book.held, rulesOf(place)),
      kinds: [...KINDS[unit.kind]],
      version: changes.versionOf(unit.kind, unit.id),
    }
  }

  return {
    fundsOf,
    treasury,
    view,
    isEnemy,
    warband(force: CampaignForce): WarbandStandingView {
      const { id, name, waivers, vehiclePoints, hasFought } = force.force.warband
      const { pool, credits } = treasury(force)
      const records = battles.listSettledRecords()
      const units = force.warband.units.map((unit) => view({ ...force, unit }, records))
      const common = { warbandId: id, name, pool, purse: credits, waivers, vehiclePoints, hasFought }
      return { ...common, isEnemy: enemiesIn(records).has(id), units, version: changes.versionOf('warband', id) }
    },
  }
}

/** An offer as it is answered. */
export function offerView({ warband }: Pick<PlacedUnit, 'warband'>, offer: Offer): OfferView {
  return { ...offer, payer: { ...offer.payer }, payerName: nameOf(offer.payer, warband) }
}

/** What a purse, a pool or a unit of a warband is called. */
export function nameOf({ kind, id }: Account, { name, units }: CampaignForce['warband']): string {
  return kind === 'warband' ? name : (units.find((unit) => unit.id === id)?.name ?? name)
}

function rulesOf({ edition }: CampaignForce) {
  return edition.rules
}
