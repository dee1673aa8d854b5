/** Rulings that random battles do not cover: the reason, and the test that demonstrates each answer. */
export const RULINGS_TESTED_ELSEWHERE = [
  {
    id: 'sameZone',
    why: 'Zones are rolled while a battle is put together, before it begins (P28-SET-2).',
    test: 'src-main/services/games/planet28/battles/scenarios.test.ts',
  },
] as const
