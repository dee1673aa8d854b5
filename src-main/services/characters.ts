import type { CharacterCheck, CharacterView } from '../../src-shared/contract/forces.ts'
import type { CharacterProfile } from '../../src-shared/games/planet28/model.ts'
import { rowIds } from '../../src-shared/games/planet28/tables/row.ts'
import { SKILLS } from '../../src-shared/games/planet28/tables/skills.ts'
import type { Author } from '../db/change-log.ts'
import { type Character, createCharacterRepository } from '../db/repositories/characters.ts'
import { createWarbandRepository, type Warband } from '../db/repositories/warbands.ts'
import { checkCharacter } from '../games/planet28/builder/character-check.ts'
import { characterCost } from '../games/planet28/builder/character-cost.ts'
import { characterSpeed } from '../games/planet28/rules/speed.ts'
import { billView, midSentence, problemViews } from './force-views.ts'
import { createJournalLinks } from './journal-links.ts'
import { found } from './refused.ts'
import { requireSeen, type Tools } from './tools.ts'

/** The use cases of the characters. An illegal build is saved like any other: it is a draft, and its problems are told. */
export function createCharacters(tools: Tools) {
  const { file, newId } = tools
  const characters = createCharacterRepository(file.orm)
  const warbands = createWarbandRepository(file.orm)
  const links = createJournalLinks(tools)
  const { changes } = file

  const find = (id: string): Character => found(characters.find(id), 'character')
  const findWarband = (id: string): Warband => found(warbands.find(id), 'warband')

  function get(id: string): CharacterView {
    const one = find(id)
    const { name } = findWarband(one.warbandId)
    const version = changes.versionOf('character', id)
    return { ...viewOf(one), warbandName: name, version, hasAgenda: characters.hasAgenda(id) }
  }

  return {
    list(): CharacterView[] {
      const names = new Map(warbands.list().map(({ id, name }) => [id, name]))
      const versions = changes.versionsOf('character')
      const holders = characters.listAgendaHolders()
      return characters.list().map((one) => ({
        ...viewOf(one),
        warbandName: names.get(one.warbandId) ?? '',
        version: versions.get(one.id) ?? 0,
        hasAgenda: holders.has(one.id),
      }))
    },
    get: ({ id }: { id: string }): CharacterView => get(id),
    check: ({ profile }: { profile: CharacterProfile }): CharacterCheck => checkOf(profile),
    create(fields: Omit<Character, 'id'>, author: Author): CharacterView {
      const id = newId()
      const crew = midSentence(findWarband(fields.warbandId).name)
      const label = `${fields.name} joins ${crew} (${characterCost(fields.profile).cost} pts)`
      changes.record(label, author, () => characters.add({ id, ...fields }))
      return get(id)
    },
    update({ version, ...after }: Character & { version: number }, author: Author): CharacterView {
      const before = find(after.id)
      requireSeen(file, 'character', after.id, version)
      const crew = findWarband(after.warbandId)
      changes.record(labelOf(before, after, crew), author, () => {
        links.rename({ kind: 'character', id: after.id, name: before.name }, after.name)
        characters.update(after)
      })
      return get(after.id)
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { name } = find(id)
      requireSeen(file, 'character', id, version)
      changes.record(`Remove ${name}`, author, () => characters.remove(id))
    },
  }
}

function checkOf(profile: CharacterProfile): CharacterCheck {
  return {
    bill: billView(characterCost(profile)),
    speedCm: characterSpeed(profile.traits).speedCm,
    problems: problemViews(checkCharacter(profile)),
  }
}

function viewOf({ profile, ...rest }: Character): Omit<CharacterView, 'warbandName' | 'version' | 'hasAgenda'> {
  const { skills, hitPoints, traits, abilities, equipment } = profile
  const lists = { traits: [...traits], abilities: [...abilities], equipment: [...equipment] }
  return { ...rest, profile: { skills, hitPoints, ...lists }, check: checkOf(profile) }
}

/** One plain thing done gets its own words; anything more is an edit. */
function labelOf(before: Character, after: Character, warband: Warband): string {
  if (same(before, { ...after, name: before.name })) return `${before.name} becomes ${after.name}`
  if (same(before, { ...after, warbandId: before.warbandId }))
    return `${after.name} moves to ${midSentence(warband.name)}`
  const edit = `Edit ${after.name}`
  const [skill, ...more] = rowIds(SKILLS).filter((id) => before.profile.skills[id] !== after.profile.skills[id])
  if (skill === undefined || more.length > 0) return edit
  const unlearnt = { ...after, profile: { ...after.profile, skills: before.profile.skills } }
  if (!same(before, unlearnt)) return edit
  const value = after.profile.skills[skill]
  const verb = value > before.profile.skills[skill] ? 'learns' : 'goes back to'
  return `${after.name} ${verb} ${SKILLS[skill].name} ${value}`
}

function same(one: Character, other: Character): boolean {
  return fingerprint(one) === fingerprint(other)
}

function fingerprint({ name, warbandId, notes, profile }: Character): string {
  const { skills, hitPoints, traits, abilities, equipment } = profile
  const values = rowIds(SKILLS).map((id) => skills[id])
  return JSON.stringify([name, warbandId, notes, values, hitPoints, traits, abilities, equipment])
}
