import { findFee, type PreBattleBalanceLookup } from '#main/games/planet28/campaign/aftermath/battle-fees.ts'
import { getConditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import { listEnemyWarbandIds } from '#main/games/planet28/campaign/growth/enemies/enemy-warbands.ts'
import { canConditionBeHealed } from '#main/games/planet28/campaign/growth/injury-roll.ts'
import { findMissingDoseReason } from '#main/games/planet28/campaign/growth/item-use-counts.ts'
import { findForcedConversion } from '#main/games/planet28/campaign/money/conversion.ts'
import { getPriceMultiplier } from '#main/games/planet28/campaign/money/purchases/plan.ts'
import type { PendingTask } from '#shared/contract/campaign.ts'
import { CAMPAIGN_PRICES } from '#shared/games/planet28/campaign-numbers.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerAccount, Currency } from '#shared/games/planet28/campaign/ledger.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { type CampaignForce, createCampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'

/** Number of points worth a reminder: enough for a skill with some left. */
const MANY_POINTS = CAMPAIGN_PRICES.skill

/** Creates the reminders after battles: battles to settle, points to spend, injuries to heal. */
export function createGrowthPendingTaskLister(tools: ForceDependencies) {
  const { battles, ledger } = tools.file.rows
  const campaign = createCampaignForceStore(tools)

  function readHeld(): PreBattleBalanceLookup {
    const sums = new Map(ledger.sums().map(({ kind, id, currency, amount }) => [keyOf({ kind, id }, currency), amount]))
    return (account, currency) => sums.get(keyOf(account, currency)) ?? 0
  }

  return {
    list(): PendingTask[] {
      const held = readHeld()
      const enemies = listEnemyWarbandIds(battles.listSettledRecords())
      const fought = campaign.list().filter(({ force, unknown }) => {
        return force.warband.state === 'active' && force.warband.hasFought && unknown.length === 0
      })
      return [
        ...battles.listWaiting().map(({ id, name }) => waiting({ kind: 'battle', id, name })),
        ...fought.flatMap((force) => [
          ...(enemies.has(force.warband.id) ? enemiesDue(force, held) : spendingDue(force, held)),
          ...warbandDue(force, held),
          ...unitsDue(force, held),
        ]),
      ]
    },
  }
}

function waiting(about: NonNullable<PendingTask['about']>): PendingTask {
  return { text: `“${about.name}” waits for its aftermath.`, about }
}

/** Enemies that can spend by proposals, once one of them can pay for a step of a skill (P28-COOP-2). */
function enemiesDue(
  { warband: { id, name, units }, edition }: CampaignForce,
  held: PreBattleBalanceLookup,
): PendingTask[] {
  const price = (unit: CampaignUnit): number => CAMPAIGN_PRICES.skill * getPriceMultiplier(unit, edition.rules)
  const able = units.filter((unit) => held(accountOf(unit), 'points') >= price(unit)).map((unit) => unit.name)
  if (able.length === 0) return []
  const text = `${name} of the enemies has points to spend for ${formatList(able)}: look at what is proposed.`
  return [{ text, about: { kind: 'warband', id, name } }]
}

function spendingDue({ warband: { id, name, units } }: CampaignForce, held: PreBattleBalanceLookup): PendingTask[] {
  const pool = held({ kind: 'warband', id }, 'points')
  const rich = units.filter((unit) => held(accountOf(unit), 'points') > MANY_POINTS).map((unit) => unit.name)
  const spenders = pool > MANY_POINTS ? [...rich, 'its shared CP'] : rich
  if (spenders.length === 0) return []
  const text = `${name}: more than ${MANY_POINTS} points wait to be spent by ${formatList(spenders)}.`
  return [{ text, about: { kind: 'warband', id, name } }]
}

function warbandDue({ force, warband, edition }: CampaignForce, held: PreBattleBalanceLookup): PendingTask[] {
  const { id, name, units } = warband
  const unpaid = units.filter((unit) => findFee(unit, held, edition.rules)?.isPaid === false).map((unit) => unit.name)
  const { waivers } = force.warband
  const texts = [
    unpaid.length === 0 ? [] : [`${name}: ${formatList(unpaid)} must be paid before the next battle.`],
    waivers === 0
      ? []
      : [`${name} may replace ${formatCount(waivers, 'dead character')} without paying the 10 points.`],
  ]
  return texts.flat().map((text) => ({ text, about: { kind: 'warband', id, name } }))
}

function unitsDue({ warband, edition }: CampaignForce, held: PreBattleBalanceLookup): PendingTask[] {
  const pool = held({ kind: 'warband', id: warband.id }, 'points')
  return warband.units.flatMap((unit) => {
    const points = held(accountOf(unit), 'points')
    const about = { kind: unit.kind, id: unit.id, name: unit.name }
    const canPay = Math.max(points, pool) >= CAMPAIGN_PRICES.heal
    const forced = unit.kind === 'vehicle' ? null : findForcedConversion(points, unit.profile.traits, edition.rules)
    const dose = findMissingDoseReason(unit)
    const venal = `${unit.name} keeps no points: spend ${points}, or they become credits with the next battle.`
    const texts = [
      ...(forced === null ? [] : [venal]),
      ...(dose === null ? [] : [dose]),
      ...unit.conditions.flatMap((condition) => conditionDue(unit, condition, canPay)),
    ]
    return texts.map((text) => ({ text, about }))
  })
}

function conditionDue(
  { name }: CampaignUnit,
  condition: CampaignUnit['conditions'][number],
  canPay: boolean,
): string[] {
  const { name: what, missesGames } = getConditionRow(condition.condition)
  if (missesGames !== null) return [`${name} misses the next battle: ${what}.`]
  if (canConditionBeHealed(condition) && canPay)
    return [`${name} may be healed of ${what} for ${CAMPAIGN_PRICES.heal} points.`]
  return condition.gamesLeft === 1 ? [`${name}: ${what} ends with the next battle.`] : []
}

function accountOf({ kind, id }: CampaignUnit): LedgerAccount {
  return { kind, id }
}

function keyOf({ kind, id }: LedgerAccount, currency: Currency): string {
  return `${kind}/${id}/${currency}`
}
