import type { SquadCheck, SquadView, UnitLine } from '../../src-shared/contract/forces.ts'
import type { SquadProfile } from '../../src-shared/games/planet28/model.ts'
import type { Author } from '../db/change-log.ts'
import { createCharacterRepository } from '../db/repositories/characters.ts'
import { createSquadRepository, type Squad } from '../db/repositories/squads.ts'
import { countMembers, sameWeapons } from '../games/planet28/builder/squad-check.ts'
import { memberCost } from '../games/planet28/builder/squad-cost.ts'
import { dissolveSquad } from '../games/planet28/builder/squad-dissolve.ts'
import { handsOf } from '../games/planet28/rules/hands.ts'
import { characterSpeed } from '../games/planet28/rules/speed.ts'
import type { ForceTools } from './force-tools.ts'
import { billView, problemViews, squadProfileView } from './force-views.ts'
import { requireSeen } from './tools.ts'
import { type Judged, type Judging, SQUAD_RULES } from './unit-rules.ts'
import { createUnits, type Draft, type UnitInForce, unitView } from './units.ts'

/** The use cases of the squads. */
export function createSquads(tools: ForceTools) {
  const { file, newId, editions } = tools
  const repository = createSquadRepository(file.orm)
  const characters = createCharacterRepository(file.orm)
  const units = createUnits(tools, {
    rules: SQUAD_RULES,
    repository,
    checkOf,
    parts: {
      skills: ({ skills }) => skills,
      gear: () => [],
      rest: ({ hitPoints, traits, abilities, loadouts }) => JSON.stringify([hitPoints, traits, abilities, loadouts]),
    },
  })
  const view = (one: UnitInForce<SquadProfile, SquadCheck>): SquadView => unitView(one, squadProfileView)

  return {
    list: (): UnitLine[] => units.list(),
    get: ({ id }: { id: string }): SquadView => view(units.get(id)),
    check: (draft: Draft<SquadProfile>): SquadCheck => units.check(draft),
    create: (fields: Omit<Squad, 'id'>, author: Author): SquadView => view(units.create(fields, author)),
    update: (fields: Squad & { version: number }, author: Author): SquadView => view(units.update(fields, author)),
    remove: (seen: { id: string; version: number }, author: Author): void => units.remove(seen, author),
    copy: (copy: { id: string; warbandId: string; name: string }, author: Author): SquadView =>
      view(units.copy(copy, author)),
    /** One change: its members become characters of its warband, numbered where there are several (P28-SQ-12). */
    dissolve({ id, version }: { id: string; version: number }, author: Author): UnitLine[] {
      const { profile, allowed: _allowed, ...squad } = units.find(id)
      requireSeen(file, 'squad', id, version)
      const profiles = dissolveSquad(profile)
      const made = profiles.map((one, at) => ({
        ...squad,
        id: newId(),
        name: profiles.length === 1 ? squad.name : numbered(squad.name, at + 1),
        allowed: [],
        profile: one,
      }))
      const count = made.length === 1 ? 'a character' : `${made.length} characters`
      file.changes.record(`${squad.name} becomes ${count}`, author, () => {
        repository.remove(id)
        made.forEach(characters.add)
        editions.settle(squad.warbandId)
      })
      const ids = new Set(made.map((one) => one.id))
      return units.lines.ofWarband(squad.warbandId).filter((line) => ids.has(line.id))
    },
  }
}

/** Longest name of a unit. */
const LONGEST_NAME = 80

function numbered(name: string, number: number): string {
  const ending = ` ${number}`
  return `${name.slice(0, LONGEST_NAME - ending.length).trimEnd()}${ending}`
}

function checkOf({ profile, bill, problems }: Judged<SquadProfile>, { rules }: Judging): SquadCheck {
  const hands = profile.loadouts.map(({ equipment }) => handsOf(profile.traits, equipment, rules))
  return {
    bill: billView(bill),
    speedCm: characterSpeed(profile.traits, rules).speedCm,
    hands: {
      has: handsOf(profile.traits, [], rules).has,
      carries: Math.max(0, ...hands.map(({ carries }) => carries)),
    },
    members: countMembers(profile),
    memberCost: memberCost(profile, rules),
    sameWeapons: sameWeapons(profile, rules),
    problems: problemViews(problems, squadProfileView),
  }
}
