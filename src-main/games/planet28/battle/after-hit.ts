import type { Effect, NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import { effectsOn, ofShape } from './effects-in-force.ts'
import { isImmuneToRule } from './hits.ts'
import { lastTurn } from './marks.ts'
import { emit, type Scene, unitIn } from './scene.ts'
import { poison, type WeaponInUse } from './weapons.ts'

/** What a weapon leaves on whom it hits, whatever armour says: poison, a number, or something that it may not do (P28-WR-poisonous). Vehicles bear poison alone. */
export function leaveOn(
  scene: Scene,
  { weapon, by, victim }: { weapon: WeaponInUse; by: string; victim: string },
): void {
  if (weapon.effects.length === 0) return
  poison(scene, { weapon, by, victim })
  if (unitIn(scene, victim).kind === 'vehicle') return
  const left = [
    ...ofShape(weapon.effects, 'weakens').map(({ effect: { on, value, turns }, ...from }) =>
      lasting(from, turns, { shape: 'modifier', on, value }),
    ),
    ...ofShape(weapon.effects, 'stuns').map(({ effect: { what, turns }, ...from }) =>
      lasting(from, turns, { shape: 'forbids', what, because: `${from.source} keeps it from that` }),
    ),
  ]
  const immune = effectsOn(unitIn(scene, victim), scene.rules)
  for (const [at, { source, rule, turns, effect }] of left.entries()) {
    if (isImmuneToRule(immune, rule)) continue
    const condition = { id: `${rule} ${at + 1}`, source, rule, effects: [effect], until: lastTurn(scene, turns), by }
    emit(scene, { type: 'marked', unit: victim, condition })
  }
}

function lasting(from: Pick<NamedEffect, 'source' | 'rule'>, turns: number | null, effect: Effect) {
  return { ...from, turns, effect }
}
