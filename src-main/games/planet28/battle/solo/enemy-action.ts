import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** The next action of a solo enemy (P28-AI-1 to P28-AI-5). */
export type EnemyAction =
  | 'recover'
  | 'fight'
  | 'charge'
  | 'shoot'
  | 'ability'
  | 'reload'
  | 'move-nearest'
  | 'move-furthest-edge'

/** The situation before an enemy acts. Contains only visible facts, nothing its side could not know. */
export interface EnemySituation {
  readonly isBroken: boolean
  /** Whether it is in contact with an enemy. */
  readonly isInCombat: boolean
  /** Number of player units in sight. */
  readonly visible: number
  /** Whether one of them is in range of a loaded weapon in hand, and the shot is legal. */
  readonly canShoot: boolean
  /** Whether an ability would have an effect now (P28-AI-7). */
  readonly canUseAbility: boolean
  /** Whether only loading is missing for a shot, and there is ammunition in stock. */
  readonly lacksOnlyAmmunition: boolean
  /** Whether a Move would reach contact, and a charge is allowed (P28-AI-5). */
  readonly canCharge: boolean
}

/** An action with its reason and rule. */
export interface EnemyDecision {
  readonly action: EnemyAction
  readonly rule: string
  readonly reason: string
}

/** An entry of the list: condition and action. */
interface Line extends EnemyDecision {
  readonly fits: (facts: EnemySituation) => boolean
}

const RECOVER: Line = {
  fits: ({ isBroken }) => isBroken,
  action: 'recover',
  rule: 'P28-BREAK-3',
  reason: 'It is broken and must recover before it does anything else.',
}
const FIGHT: Line = {
  fits: ({ isInCombat }) => isInCombat,
  action: 'fight',
  rule: 'P28-AI-1',
  reason: 'It is in combat and fights until one of the two is dead.',
}
const CHARGE: Line = {
  fits: ({ canCharge }) => canCharge,
  action: 'charge',
  rule: 'P28-AI-5',
  reason: 'A move reaches contact, and it always charges where it can.',
}
const SHOOT: Line = {
  fits: ({ visible, canShoot }) => visible > 0 && canShoot,
  action: 'shoot',
  rule: 'P28-AI-2',
  reason: 'It sees somebody in range and shoots.',
}
const ABILITY: Line = {
  fits: ({ visible, canUseAbility }) => visible > 0 && canUseAbility,
  action: 'ability',
  rule: 'P28-AI-2',
  reason: 'It sees somebody, cannot shoot, and has an ability that works now.',
}
const RELOAD: Line = {
  fits: ({ visible, lacksOnlyAmmunition }) => visible > 0 && lacksOnlyAmmunition,
  action: 'reload',
  rule: 'P28-AI-5',
  reason: 'Only a round is missing for a shot.',
}
const ADVANCE: Line = {
  fits: ({ visible }) => visible > 0,
  action: 'move-nearest',
  rule: 'P28-AI-3',
  reason: 'It sees somebody out of reach and moves at full speed straight at the nearest.',
}
const WANDER: EnemyDecision = {
  action: 'move-furthest-edge',
  rule: 'P28-AI-4',
  reason: 'It sees nobody and moves at full speed towards the table edge farthest away.',
}

const CHARGE_FIRST: readonly Line[] = [RECOVER, FIGHT, CHARGE, SHOOT, ABILITY, RELOAD, ADVANCE]
const SHOOT_FIRST: readonly Line[] = [RECOVER, FIGHT, SHOOT, ABILITY, CHARGE, RELOAD, ADVANCE]

/**
 * The first matching entry of the list. A setting decides whether charges or shots come first (P28-AI-5,
 * `aiChargeFirst`).
 */
export function chooseEnemyAction(
  facts: EnemySituation,
  { aiChargeFirst }: Pick<Settings, 'aiChargeFirst'>,
): EnemyDecision {
  const line = (aiChargeFirst ? CHARGE_FIRST : SHOOT_FIRST).find(({ fits }) => fits(facts)) ?? WANDER
  const { action, rule, reason } = line
  return { action, rule, reason }
}
