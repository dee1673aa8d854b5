import { statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestWorld } from '#tests/support/test-world.ts'
import { toCampaignFileProblem } from './campaign-file-problem.ts'

test('who asks for a file that cannot be looked at is told of that one, not of the open one', async () => {
  const world = createTestWorld()
  const folder = world.home
  const circle = join(folder, 'circle.orrery')
  symlinkSync(circle, circle)
  writeFileSync(join(folder, 'file.orrery'), '')
  const open = join(folder, 'open.orrery')
  for (const path of [circle, join(folder, `${'x'.repeat(300)}.orrery`), join(folder, 'file.orrery/in-it.orrery')]) {
    const problem = await toCampaignFileProblem(faultOf(path), open)
    expect(problem?.data.path).toBe(path)
    expect(problem?.message).toContain(path.slice(0, 100))
    expect(problem?.message).not.toContain(open)
  }
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  expect((await toCampaignFileProblem(full, open))?.data).toMatchObject({ problem: 'disk-full', path: open })
  world.remove()
})

function faultOf(path: string): unknown {
  try {
    return statSync(path)
  } catch (error) {
    return error
  }
}
