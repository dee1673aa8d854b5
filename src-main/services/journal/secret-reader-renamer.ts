import { isSameName } from '#main/journal/wiki-links.ts'
import { renameReaders } from '#shared/kit/passages.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'

/** Renames a player in the secret passages of entries and recaps. Call inside the change that renames the player. */
export function createSecretReaderRenamer({
  file,
}: Pick<ServiceDependencies, 'file'>): (before: string, after: string) => void {
  const { journal, nights } = file.rows
  return (before, after) => {
    if (before === after) return
    const renamed = (text: string): string => renameReaders(text, (name) => (isSameName(name, before) ? after : null))
    for (const { id, body } of journal.listHolding(':::')) {
      const followed = renamed(body)
      if (followed !== body) journal.update({ id, body: followed })
    }
    for (const night of nights.list()) {
      const recap = renamed(night.recap)
      if (recap !== night.recap) nights.update({ ...night, recap })
    }
  }
}
