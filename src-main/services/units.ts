import type { UnitLine } from '../../src-shared/contract/forces.ts'
import type { Allowance } from '../../src-shared/games/planet28/model.ts'
import type { Author } from '../db/change-log.ts'
import type { Unit, UnitRepository } from '../db/repositories/units.ts'
import { isLone } from './force-judge.ts'
import type { Force } from './force-roster.ts'
import type { ForceTools } from './force-tools.ts'
import { midSentence } from './force-views.ts'
import { createJournalLinks } from './journal-links.ts'
import { found } from './refused.ts'
import { requireSeen } from './tools.ts'
import { type ProfileParts, updateLabel } from './unit-labels.ts'
import { createUnitLines } from './unit-lines.ts'
import { judge, type Judged, type Judging, type UnitRules } from './unit-rules.ts'

/** What differs from one kind of unit to the other. */
export interface UnitKind<Profile, Check> {
  readonly rules: UnitRules<Profile>
  readonly repository: UnitRepository<Profile>
  readonly parts: ProfileParts<Profile>
  /** What the book makes of a profile, as it is answered. */
  readonly checkOf: (judged: Judged<Profile>, judging: Judging) => Check
}

/** A unit with its surroundings: all that a view of it needs. */
export interface UnitInForce<Profile, Check> {
  readonly unit: Unit<Profile>
  readonly version: number
  readonly force: Force
  readonly check: Check
}

/** A draft of a unit: it is checked by the rules of the warband that it stands in. */
export interface Draft<Profile> {
  readonly warbandId: string
  readonly allowed: readonly Allowance[]
  readonly profile: Profile
}

interface Copy {
  readonly id: string
  readonly warbandId: string
  readonly name: string
}

/** The use cases that all kinds of units have. An illegal build is saved like any other: it is a draft, and its problems are told. */
export function createUnits<Profile, Check>(
  tools: ForceTools,
  { rules, repository, parts, checkOf }: UnitKind<Profile, Check>,
) {
  const { file, newId, editions } = tools
  const { kind } = rules
  const { changes } = file
  const links = createJournalLinks(tools)
  const lines = createUnitLines(tools)

  const find = (id: string): Unit<Profile> => found(repository.find(id), kind)

  function get(id: string): UnitInForce<Profile, Check> {
    const unit = find(id)
    const { force, edition } = tools.force(unit.warbandId)
    const judging = { rules: edition.rules, isLoneHero: isLone(force) }
    return { unit, version: changes.versionOf(kind, id), force, check: checkOf(judge(rules, unit, judging), judging) }
  }

  /** A draft in a solo warband that has nobody else, or one character that may be this one, is of a lone hero. */
  function check({ warbandId, ...unit }: Draft<Profile>): Check {
    const { force, edition } = tools.force(warbandId)
    const isLoneHero = isLone(force) || isLoneToBe(force)
    const judging = { rules: edition.rules, isLoneHero }
    return checkOf(judge(rules, unit, judging), judging)
  }

  function requireSound({ warbandId, name, profile, portraitId }: Omit<Unit<Profile>, 'id'>) {
    const { force, edition } = tools.force(warbandId)
    tools.requireKnown(rules.unknown(profile, edition.rules.tables), name)
    tools.requirePicture(portraitId)
    return { crew: force.warband.name, edition }
  }

  /** What a new unit costs where it joins. */
  function costOf(unit: Unit<Profile>, force: Force): number {
    const { rules: inForce } = editions.ofWarband(force.warband)
    const isLoneHero = kind === 'character' && isLoneToBe(force)
    return judge(rules, unit, { rules: inForce, isLoneHero }).bill.cost
  }

  function add(unit: Unit<Profile>, author: Author, labelOf: (joins: string) => string) {
    requireSound(unit)
    const { force } = tools.force(unit.warbandId)
    const label = labelOf(`${unit.name} joins ${midSentence(force.warband.name)}`)
    changes.record(`${label} (${costOf(unit, force)} pts)`, author, () => repository.add(unit))
    return get(unit.id)
  }

  return {
    lines,
    find,
    list: (): UnitLine[] => lines.list(kind),
    get,
    check,
    create: (fields: Omit<Unit<Profile>, 'id'>, author: Author) =>
      add({ id: newId(), ...fields }, author, (joins) => joins),
    copy({ id, warbandId, name }: Copy, author: Author) {
      const original = find(id)
      const copy = { ...original, id: newId(), warbandId, name, isArchived: false }
      return add(copy, author, (joins) => `${joins} as a copy of ${original.name}`)
    },
    update({ version, ...after }: Unit<Profile> & { version: number }, author: Author) {
      const before = find(after.id)
      requireSeen(file, kind, after.id, version)
      const { crew, edition } = requireSound(after)
      const label = updateLabel(before, after, parts, { crew, tables: edition.rules.tables })
      changes.record(label, author, () => {
        links.rename({ kind, id: after.id, name: before.name }, after.name)
        repository.update(after)
        for (const warbandId of new Set([before.warbandId, after.warbandId])) editions.settle(warbandId)
      })
      return get(after.id)
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { name, warbandId } = find(id)
      requireSeen(file, kind, id, version)
      changes.record(`Remove ${name}`, author, () => {
        repository.remove(id)
        editions.settle(warbandId)
      })
    },
  }
}

/** Whether the next character of a warband would be a lone hero. */
function isLoneToBe({ warband, units }: Force): boolean {
  return warband.play === 'solo' && units.every(({ kind, unit }) => kind === 'vehicle' || unit.isArchived)
}

/** The fields that a view has in common with its unit. */
export function unitView<Profile, View, Check>(
  { unit, version, force, check }: UnitInForce<Profile, Check>,
  viewOf: (profile: Profile) => View,
) {
  const { id, warbandId, name, notes, background, portraitId, isArchived } = unit
  return {
    id,
    warbandId,
    name,
    notes,
    background,
    portraitId,
    isArchived,
    allowed: unit.allowed.map(({ key, reason }) => ({ key, reason })),
    warbandName: force.warband.name,
    version,
    profile: viewOf(unit.profile),
    check,
  }
}
