import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { UnderTemplateLine } from '#shared/games/planetary-sand/replies.ts'
import { PLATES, type PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { parseUnderTemplateInput } from '../blast/under-template.ts'
import { findMachine, findPiece } from '../find.ts'
import { getStrikeChance } from '../fire/damage.ts'

/**
 * Lists everything that may lie under a template placed on the table, friend and foe, and the effect of the blast on
 * it (SAND-CUP-3, SAND-BLAST-1).
 */
export function listBlastLines(battle: Battle, { launch: at }: QuestionOf<'under'>): UnderTemplateLine[] {
  const launch = battle.launches[at]
  const blast = launch && getWeaponRow(launch.weapon).blast
  if (!blast) return []
  const all = [...battle.figures, ...battle.machines, ...battle.openings.filter(({ state }) => state !== 'breached')]
  return all.flatMap(({ id: target }) => {
    const plates = (findMachine(battle, target) ? PLATES : [null]).flatMap((plate) => {
      const lying = parseUnderTemplateInput(battle, { target, plates: named(plate), isShielded: false })
      if (!lying || lying.defence === null) return []
      const { kind, defence } = lying
      const coin = getStrikeChance({ weapon: { isSmall: false }, damage: blast.damage, kind, defence }, battle.settings)
      return [{ plate, defence, coin }]
    })
    const piece = findPiece(battle, target)
    return plates.length === 0 ? [] : [{ target, unit: piece?.unit ?? '', isOwn: piece?.side === launch.side, plates }]
  })
}

function named(plate: PlateId | null): PlateId[] {
  return plate === null ? [] : [plate]
}
