import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow test files, longest first: started last, they would run alone at the end. */
const SLOWEST = [
  'tests/crash/kill.test.ts',
  'tests/architecture/adding-a-game.test.ts',
  'tests/properties/planet28-battle.test.ts',
  'tests/contract/contract.test.ts',
  'tests/properties/planetary-sand.test.ts',
  'src-main/services/games/fistful/mail.test.ts',
  'tests/properties/space-planes-range.test.ts',
  'tests/properties/space-planes.test.ts',
  'src-main/cluster/formats/hostile.test.ts',
  'tests/properties/journal-folder.test.ts',
  'tests/properties/linear-texts.test.ts',
  'tests/properties/change-log.test.ts',
  'tests/properties/fistful-proof.test.ts',
  'tools/tools-at-random.test.ts',
  'tests/architecture/lint.test.ts',
  'tests/properties/fistful-turns.test.ts',
  'tests/properties/planet28-war.test.ts',
  'tests/properties/fistful-mail.test.ts',
]

/**
 * Sequencer that runs the slowest files first, then the others in Vitest's own order, which knows durations only after
 * a first run.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = SLOWEST.findIndex((file) => moduleId.endsWith(file))
  return place < 0 ? SLOWEST.length : place
}
