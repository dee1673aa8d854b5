import type { Battle, DeclaredShot } from '#shared/games/planetary-sand/battle.ts'
import type { DeclaredShotLine } from '#shared/games/planetary-sand/replies.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { needsWildDie } from '../blast/drift.ts'
import { findPiece } from '../find.ts'
import { getShotTargetId } from '../fire/declared-shots.ts'
import { computeShotChance } from './targets.ts'

/** Lists the declared shots in the order in which their dice are rolled: direct shots, then launches (SAND-TURN-1). */
export function listDeclaredShots(battle: Battle): DeclaredShotLine[] {
  const { declared = [] } = battle
  const inDiceOrder = [
    ...declared.filter(({ type }) => type === 'shoot'),
    ...declared.filter(({ type }) => type === 'launch'),
  ]
  return inDiceOrder.map((shot) => {
    const { by, shooter, weapon } = shot
    return {
      side: by,
      unit: findPiece(battle, shooter)?.unit ?? '',
      shooter,
      weapon,
      target: getShotTargetId(shot),
      chance: computeChance(battle, shot),
      isWild: shot.type === 'launch' && needsWildDie(getWeaponRow(weapon), battle.settings),
    }
  })
}

function computeChance(battle: Battle, shot: DeclaredShot): DeclaredShotLine['chance'] {
  if (shot.type === 'launch') return null
  const chance = computeShotChance(battle, shot)
  return chance !== null && 'band' in chance ? chance : null
}
