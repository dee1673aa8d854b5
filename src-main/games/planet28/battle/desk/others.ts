import type { OtherAttack } from '#shared/games/planet28/battle/questions.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import { isOnTable } from '../effects-in-force.ts'
import type { Attack } from '../odds/attack-numbers.ts'
import { bareHands } from '../weapons.ts'
import { attacksAtHand } from './attack-offers.ts'
import type { Desk } from './offering.ts'

/** Attacks on the same target that could follow in this turn: by others of the side, and by the unit once more (P28-TURN-1, P28-SHOOT-1). */
export function othersOf(desk: Desk, { attacks }: { readonly attacks: readonly Attack[] }): OtherAttack[] {
  const [first] = attacks
  const { units } = desk.battle
  const own = units.find(({ id }) => id === first?.unit)
  if (first === undefined || own === undefined) return []
  return units.flatMap((unit) => {
    if (unit.side !== own.side || unit.kind === 'vehicle' || !canFollow(unit, first)) return []
    const bare = first.type === 'shoot' ? bareHands(desk.rules) : []
    return attacksAtHand(desk, unit)
      .filter(({ weapon }) => !bare.includes(weapon))
      .filter(({ weapon, row }) => unit.id !== first.unit || isGoodAgain(first, { weapon, ammo: row.ammo }))
      .map(({ strikes, weapon, row }): OtherAttack => {
        const base = { by: unit.side, unit: unit.id, target: first.target, strikes: [...strikes] }
        const attack: Attack =
          row.type === 'ranged'
            ? { ...base, type: 'shoot', said: saidFor(first, row.rangeCm) }
            : { ...base, type: 'fight', distanceCm: 0 }
        return { id: `${unit.id}:${weapon}`, unit: unit.id, weapon, name: row.name, rangeCm: row.rangeCm, attack }
      })
  })
}

/** Whoever has actions left this turn and is free to use them; the unit itself with what this attack leaves. */
function canFollow(unit: PeopleUnit, first: Attack): boolean {
  const { turn, isBroken, aboard, onFace } = unit
  if (!isOnTable(unit) || isBroken || aboard !== null || onFace !== null) return false
  if (unit.id === first.unit) return turn.actions > 1
  return turn.actions > 0 && (!turn.isActivated || turn.isHolding)
}

/** A second shot by the same unit needs no round that the first took (P28-WEAP-3). */
function isGoodAgain({ strikes }: Attack, { weapon, ammo }: { weapon: string; ammo: string | null }): boolean {
  return ammo === null || strikes.every((strike) => strike.weapon !== weapon)
}

/** As far as the first attack is told, within reach of the weapon. */
function saidFor(first: Attack, rangeCm: number): Extract<Attack, { type: 'shoot' }>['said'] {
  if (first.type === 'fight') return { distanceCm: rangeCm, isSeen: true, cover: 'none' }
  return { ...first.said, distanceCm: Math.min(first.said.distanceCm, rangeCm) }
}
