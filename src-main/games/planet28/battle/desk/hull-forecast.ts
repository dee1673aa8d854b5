import { mayBeAttacked } from '#main/games/planet28/battle/attack-legal.ts'
import type { HullAttack } from '#shared/games/planet28/battle/commands.ts'
import type { AttackForecast, Forecast } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { hullFightNumbers, hullShotNumbers } from '../odds/hull-numbers.ts'
import { defenderNumbers, type NamedDefender } from '../odds/target-numbers.ts'
import { lookAt, type Scene, unitIn } from '../scene.ts'
import { requireShot } from '../shots.ts'
import { shotsFrom } from '../vehicles/commands/fire.ts'
import { hullWeapon } from '../vehicles/hull-weapon.ts'
import { vehicleIn } from '../vehicles/vehicle-in.ts'
import { forecastOf, tried } from './attack-forecast.ts'
import { NOTHING } from './forecast.ts'

/** What each shot or the blow of a vehicle may come to, before any die is thrown; what may not be asked says why (P28-VEH-SHOOT-1, P28-VEH-FIGHT-1, P28-VEH-FIGHT-2). */
export function hullForecast(battle: Battle, attack: HullAttack): Forecast {
  const scene = lookAt(battle)
  const { refusal, result } = tried(() => (attack.type === 'fire' ? shots(scene, attack) : [blow(scene, attack)]))
  return { ...NOTHING, refusal, attacks: result ?? [] }
}

function shots(scene: Scene, { unit, shots: said }: Extract<HullAttack, { type: 'fire' }>): AttackForecast[] {
  return shotsFrom(scene, vehicleIn(scene, unit), said).map((shot) => {
    requireShot(scene, shot)
    const { target, member } = shot.how
    return forecastOf(shot.by, { named: hullShotNumbers(scene, shot), defender: defenderOf(scene, target, member) })
  })
}

function blow(scene: Scene, attack: Extract<HullAttack, { type: 'vehicle-fight' }>): AttackForecast {
  const { unit: id, target, member } = attack
  const unit = vehicleIn(scene, id)
  mayBeAttacked(scene, unit, { target, weapon: hullWeapon(unit, scene.rules), at: 'fight' })
  const isCharge = scene.battle.due.some(
    (due) => due.ask === 'charge-fight' && due.unit === id && due.target === target,
  )
  const named = hullFightNumbers(scene, attack, { isCharge })
  return forecastOf(id, { named, defender: defenderOf(scene, target, member) })
}

/** Null of vehicles, whose sections are hit. */
function defenderOf(scene: Scene, target: string, member: string | undefined): NamedDefender | null {
  return unitIn(scene, target).kind === 'vehicle' ? null : defenderNumbers(scene, target, member)
}
