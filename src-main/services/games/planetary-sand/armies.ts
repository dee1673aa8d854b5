import type { Author } from '#main/db/change-log.ts'
import type { ArmyRow, ToyBoxRow } from '#main/db/repositories/planetary-sand.ts'
import { emptyPlan, mirrored, pickedInTurn } from '#main/games/planetary-sand/army/divide.ts'
import { studyArmy } from '#main/games/planetary-sand/army/study.ts'
import { freeName } from '#main/services/exchange/names-for-files.ts'
import { found, Refused } from '#main/services/refused.ts'
import { requireVersion, type Tools, type VersionedRow } from '#main/services/tools.ts'
import type { ArmyFields, ArmyStudy, ArmyView, Division } from '#shared/contract/planetary-sand/armies.ts'
import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { midSentence } from '#shared/kit/words.ts'
import { boxOf as pickedFrom, planOf } from './picked.ts'
import { armyNames } from './roster.ts'

const DIVIDE: Readonly<Record<Division, (box: ToyBox) => readonly [ArmyPlan, ArmyPlan]>> = {
  mirror: mirrored,
  fair: pickedInTurn,
  free: () => [emptyPlan(), emptyPlan()],
}

/** The use cases of armies. */
export function createArmies({ file, newId, links }: Tools) {
  const { armies, toyBoxes, factions } = file.rows
  const { changes } = file

  const find = (id: string): ArmyRow => found(armies.find(id), 'army')
  const boxOf = (id: string | null): ToyBox => pickedFrom(toyBoxes, id)

  function view({ roster: _searched, ...row }: ArmyRow, version = changes.versionOf('army', row.id)): ArmyView {
    const study = studyArmy({ plan: planOf(row), box: boxOf(row.toyBoxId) })
    return structuredClone({ ...row, study, version }) as ArmyView
  }
  function requireSound({ factionId, toyBoxId, units, machines }: ArmyFields): void {
    if (factionId !== null) found(factions.find(factionId), 'faction')
    if (toyBoxId !== null) found(toyBoxes.find(toyBoxId), 'toy box')
    const ids = [...units, ...units.flatMap(({ figures }) => figures), ...machines].map(({ id }) => id)
    if (new Set(ids).size < ids.length)
      throw new Refused('illegal', 'Two things of the army have the same id: give each one its own.')
  }

  return {
    list(): ArmyView[] {
      const versions = changes.versionsOf('army')
      return armies.list().map((row) => view(row, versions.get(row.id)))
    },
    create(fields: ArmyFields, author: Author): ArmyView {
      const id = newId()
      requireSound(fields)
      changes.record(`Create the army ${midSentence(fields.name)}`, author, () =>
        armies.add({ id, ...fields, roster: armyNames(fields) }),
      )
      return view(find(id))
    },
    update({ version, ...fields }: ArmyFields & VersionedRow, author: Author): ArmyView {
      const { name } = find(fields.id)
      requireVersion(file, 'army', fields.id, version)
      requireSound(fields)
      const label =
        name === fields.name ? `Edit the army ${midSentence(name)}` : `${name} becomes ${midSentence(fields.name)}`
      changes.record(label, author, () => {
        links.rename({ kind: 'army', id: fields.id, name }, fields.name)
        armies.update({ ...fields, roster: armyNames(fields) })
      })
      return view(find(fields.id))
    },
    remove({ id, version }: VersionedRow, author: Author): void {
      const { name } = find(id)
      requireVersion(file, 'army', id, version)
      changes.record(`Remove the army ${midSentence(name)}`, author, () => armies.remove(id))
    },
    study: ({ toyBoxId, plan }: { toyBoxId: string | null; plan: ArmyPlan }): ArmyStudy =>
      structuredClone(studyArmy({ plan, box: boxOf(toyBoxId) })) as ArmyStudy,
    /** A name that an army bears already gets a number: a box divided twice makes four armies that can be told apart. */
    divide({ toyBoxId, names: asked, how }: DivideCall, author: Author): [ArmyView, ArmyView] {
      const box: ToyBoxRow = found(toyBoxes.find(toyBoxId), 'toy box')
      const taken = new Set(armies.list().map(({ name }) => name))
      const first = freeName(asked[0], taken)
      const names = [first, freeName(asked[1], taken.add(first))] as const
      const plans = DIVIDE[how](box)
      const ids = [newId(), newId()] as const
      changes.record(`Divide ${midSentence(box.name)} between ${names.join(' and ')}`, author, () => {
        for (const at of [0, 1] as const)
          armies.add({
            id: ids[at],
            name: names[at],
            notes: '',
            factionId: null,
            toyBoxId,
            ...plans[at],
            roster: armyNames(plans[at]),
          })
      })
      return [view(find(ids[0])), view(find(ids[1]))]
    },
  }
}

interface DivideCall {
  readonly toyBoxId: string
  readonly names: [string, string]
  readonly how: Division
}
