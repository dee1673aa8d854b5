import type { Author } from '#main/db/change-log.ts'
import type { BattlefieldRow } from '#main/db/repositories/planetary-sand.ts'
import { countRefused, studyField } from '#main/games/planetary-sand/battlefield/study-field.ts'
import { found } from '#main/services/refused.ts'
import { requireVersion, type Tools, type VersionedRow } from '#main/services/tools.ts'
import type { BattlefieldFields, BattlefieldView, FieldStudy } from '#shared/contract/planetary-sand/battlefields.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { midSentence } from '#shared/kit/words.ts'
import { fieldNames } from './roster.ts'

/** The use cases of battlefields. */
export function createBattlefields({ file, newId, links }: Tools) {
  const { battlefields } = file.rows
  const { changes } = file

  const find = (id: string): BattlefieldRow => found(battlefields.find(id), 'battlefield')
  function view(
    { id, name, notes, plan }: BattlefieldRow,
    version = changes.versionOf('battlefield', id),
  ): BattlefieldView {
    return structuredClone({ id, name, notes, ...plan, version, refused: countRefused(plan) }) as BattlefieldView
  }

  return {
    list(): BattlefieldView[] {
      const versions = changes.versionsOf('battlefield')
      return battlefields.list().map((row) => view(row, versions.get(row.id)))
    },
    create(fields: BattlefieldFields, author: Author): BattlefieldView {
      const id = newId()
      changes.record(`Create the battlefield ${midSentence(fields.name)}`, author, () =>
        battlefields.add({ id, ...battlefieldRow(fields) }),
      )
      return view(find(id))
    },
    update({ version, id, ...fields }: BattlefieldFields & VersionedRow, author: Author): BattlefieldView {
      const { name } = find(id)
      requireVersion(file, 'battlefield', id, version)
      const label =
        name === fields.name
          ? `Edit the battlefield ${midSentence(name)}`
          : `${name} becomes ${midSentence(fields.name)}`
      changes.record(label, author, () => {
        links.rename({ kind: 'battlefield', id, name }, fields.name)
        battlefields.update({ id, ...battlefieldRow(fields) })
      })
      return view(find(id))
    },
    remove({ id, version }: VersionedRow, author: Author): void {
      const { name } = find(id)
      requireVersion(file, 'battlefield', id, version)
      changes.record(`Remove the battlefield ${midSentence(name)}`, author, () => battlefields.remove(id))
    },
    study: (plan: BattlefieldPlan): FieldStudy => structuredClone(studyField(plan)) as FieldStudy,
  }
}

/** A battlefield as its row holds it, its id apart. */
export function battlefieldRow({ name, notes, ...plan }: BattlefieldFields): Omit<BattlefieldRow, 'id'> {
  const { scenario, gravity, air, unitMm, zones, field } = plan
  return { name, notes, plan: { scenario, gravity, air, unitMm, zones, field }, roster: fieldNames(field) }
}
