import type { OrderInputName } from '#shared/games/planet28/battle/choices.ts'
import type { PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { getSectionRow } from '#shared/games/planet28/placed-section.ts'
import { listUsableMeleeWeapons } from '../damage/usable-weapons.ts'
import { getFightAnswerId, listPossibleFightAnswers } from '../fight/answers.ts'
import { computeCurrentSpeed } from '../morale/break-tests.ts'
import { findHitFacing, listSectionsToPick } from '../vehicles/section-question.ts'
import { listFightChoices, listEnemyIds } from './attack-choices.ts'
import type { ChoiceDraft, BattleWithRules } from './build-choice.ts'
import { EASIEST_MOVE_INPUT, MOVE_INPUT_NAMES } from './people-choices.ts'
import { draftBackOffChoice, draftVehicleFightChoice } from './vehicle-choices.ts'

const END_FACTS: readonly OrderInputName[] = ['cm', 'isAtEdge']

/** Lists the possible answers to a pending decision (P28-BREAK-6, P28-LEAVE-1, P28-LEAVE-2, P28-PUSH-1, P28-CHRG-1). */
export function listPendingChoices(desk: BattleWithRules, due: PendingDecision): ChoiceDraft[] {
  const unit = desk.battle.units.find(({ id }) => id === due.unit)
  if (unit === undefined) return []
  const base = { by: unit.side, unit: unit.id }
  const upTo = (cm: number) => ({ reach: { cm, fromCm: 0, parts: [] } })
  switch (due.ask) {
    case 'retreat': {
      const order = { type: 'retreat', ...base } as const
      return [
        {
          id: due.ask,
          label: `${unit.name} runs`,
          order,
          facts: END_FACTS,
          best: { cm: 0, isAtEdge: false },
          ...upTo(due.speedCm),
        },
      ]
    }
    case 'push': {
      const order = { type: 'push', ...base } as const
      const facts: readonly OrderInputName[] = ['cm', 'contacts', 'dropCm']
      return [{ id: due.ask, label: 'Push', order, facts, best: { cm: 0, contacts: [] }, ...upTo(due.cm) }]
    }
    case 'depart':
      return unit.kind === 'vehicle' ? [draftBackOffChoice(desk, unit)] : departOffers(desk, unit)
    case 'free-fight':
      return freeFightOffers(desk, unit.kind === 'vehicle' ? null : unit, { ...base, against: due.against })
    case 'charge-fight': {
      const fights =
        unit.kind === 'vehicle'
          ? [draftVehicleFightChoice(desk, unit, [due.target])]
          : listFightChoices(desk, unit, [due.target])
      return [...fights, { id: 'skip-fight', label: 'No free fight', order: { type: 'skip-fight', ...base } }]
    }
    case 'answer':
      return answerOffers(desk, due, base)
    case 'section':
      return unit.kind === 'vehicle' ? sectionOffers(desk, unit, due) : []
  }
}

/** The sections of a vehicle that its owner may let a declared attack hit (P28-VEH-DMG-2). */
function sectionOffers(
  desk: BattleWithRules,
  unit: VehicleUnit,
  { attack }: Extract<PendingDecision, { ask: 'section' }>,
): ChoiceDraft[] {
  const base = { type: 'pick-section', by: unit.side, unit: unit.id } as const
  const sections = listSectionsToPick(desk, unit, findHitFacing(attack, unit.id))
  return [
    ...sections.map(({ cell, hitPoints, start }): ChoiceDraft => {
      const placed = unit.profile.sections.find((section) => section.cell === cell)
      const row = placed === undefined ? null : getSectionRow(desk.rules.tables, placed)
      const label = `${cell} ${row?.name ?? ''}: ${hitPoints} of ${start} hit points`
      return { id: `section:${cell}`, label, order: { ...base, cells: [cell] } }
    }),
    { id: 'section', label: 'The weakest', order: { ...base, cells: [] } },
  ]
}

/** Answers to a declared fight (P28-CHRG-5, P28-COUNT-1). */
function answerOffers(
  desk: BattleWithRules,
  { attack }: Extract<PendingDecision, { ask: 'answer' }>,
  base: { readonly by: string; readonly unit: string },
): ChoiceDraft[] {
  const answers = listPossibleFightAnswers(desk, attack).map(({ answer, weaponName }): ChoiceDraft => {
    const fightsBack = answer.block === true ? 'Block and fight back' : 'Fight back'
    const label = weaponName === null ? 'Block' : `${fightsBack}: ${weaponName}`
    return { id: getFightAnswerId(answer), label, order: { type: 'answer', ...base, ...answer } }
  })
  return [...answers, { id: getFightAnswerId({}), label: 'No answer', order: { type: 'answer', ...base } }]
}

/** Choices to leave a combat, on foot or by a charge at another unit (P28-LEAVE-1, P28-LEAVE-3). */
function departOffers(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  const order = { type: 'depart', by: unit.side, unit: unit.id } as const
  const path = {
    order,
    facts: MOVE_INPUT_NAMES,
    reach: { cm: computeCurrentSpeed(desk, unit).speedCm, fromCm: 0, parts: [] },
  }
  const best = (charge: string) => ({ said: { ...EASIEST_MOVE_INPUT, contacts: [charge] } })
  const none = { code: 'no-target', message: 'There is nobody to charge.', rule: 'P28-CHRG-1' }
  const aim = { field: 'charge', units: listEnemyIds(desk, unit), none, best } as const
  return [
    { ...path, id: 'depart', label: 'Leave', best: { said: EASIEST_MOVE_INPUT } },
    { ...path, id: 'depart-charge', label: 'Leave and charge', aim },
  ]
}

function freeFightOffers(
  desk: BattleWithRules,
  unit: CharacterOrSquadUnit | null,
  { against, ...base }: { readonly by: string; readonly unit: string; readonly against: string },
): ChoiceDraft[] {
  const isAtVehicle = desk.battle.units.some(({ id, kind }) => id === against && kind === 'vehicle')
  const blows = unit === null ? [{ id: 'hull', name: 'Hull' }] : listUsableMeleeWeapons(desk, unit)
  return [
    ...blows.map(({ id, name }): ChoiceDraft => ({
      id: `free-fight:${id}`,
      label: `Fight: ${name}`,
      order: { type: 'free-fight', ...base, weapon: id },
      ...(isAtVehicle ? { facts: ['hull'], best: { hull: { facing: 'front' } } } : {}),
    })),
    { id: 'free-fight', label: 'Let it go', order: { type: 'free-fight', ...base, weapon: null } },
  ]
}
