import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { SQUAD_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { listUnitEffects, listFightingModels, findProhibitingEffect } from '../effects-in-force.ts'
import { rollSkill } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { getPeopleUnit, type Transaction } from '../transaction.ts'
import { needsSquadBreakTest } from './squad-strength.ts'

/**
 * Resolves losses of a squad: at a quarter of its strength each remaining member tests or leaves; with two left they
 * become characters (P28-SQ-11, P28-SQ-12, `squadTestBeforeSplit`).
 */
export function resolveSquadLoss(transaction: Transaction, squad: CharacterOrSquadUnit, slain: number): void {
  const { squadTestBeforeSplit } = transaction.rules.settings
  if (needsSquadBreakTest(squad, slain) && (squadTestBeforeSplit || !isSmall(squad))) testMembers(transaction, squad)
  splitSmallSquad(transaction, squad.id)
}

const isSmall = (unit: CharacterOrSquadUnit): boolean => listFightingModels(unit).length <= SQUAD_LIMITS.dissolvesAt

/** Splits a squad with at most two members left into characters, without other changes (P28-SQ-12). */
export function splitSmallSquad(transaction: Transaction, id: string): void {
  const unit = getPeopleUnit(transaction, id)
  if (unit.kind === 'squad' && isSmall(unit) && listFightingModels(unit).length > 0) splitUp(transaction, id)
}

/** Rolls Psyche for each remaining member; those who fail leave (P28-SQ-11). */
function testMembers(transaction: Transaction, squad: CharacterOrSquadUnit): void {
  transaction.apply({ type: 'changed', unit: squad.id, change: { breakTests: squad.breakTests + 1 } })
  if (findProhibitingEffect(listUnitEffects(squad, transaction.rules), 'break-test') !== null) return
  for (const model of listFightingModels(squad)) {
    const unit = getPeopleUnit(transaction, squad.id)
    const parts = listSkillParts(transaction, { unit, model, skill: 'P', moments: ['break-test'] })
    const roll = {
      unit,
      model,
      skill: 'P',
      label: 'Break test of a member',
      rule: 'P28-SQ-11',
      parts,
      rerolls: ['break-test', 'psyche'],
    } as const
    if (!rollSkill(transaction, roll).isSuccess)
      transaction.apply({ type: 'lost', unit: squad.id, model: model.id, fate: 'fled', by: null })
  }
}

/** Turns the last two members into characters that keep the squad's conditions (P28-SQ-12). */
function splitUp(transaction: Transaction, id: string): void {
  const squad = getPeopleUnit(transaction, id)
  const characters = listFightingModels(squad).map((model): CharacterOrSquadUnit => {
    const { name } = squad
    const tally = { hits: 0, kills: 0, wasHurt: false, sectionsDestroyed: 0, uses: {} }
    const character = {
      ...squad,
      id: model.id,
      name: `${name} ${model.id.slice(id.length + 1)}`,
      kind: 'character',
      squadId: id,
    } as const
    return {
      ...character,
      models: [{ ...model, isApart: false }],
      tally,
      breakTests: 0,
      standsFirm: model.hitPoints === 1,
    }
  })
  transaction.apply({ type: 'split', squad: id, characters })
}
