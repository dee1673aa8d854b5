import { expect, test } from 'vitest'
import { findNodeProblem } from './node-version.ts'

test('Node 24 and newer run Orrery', () => {
  for (const version of ['24.0.0', '24.21.0', '26.1.0', '100.0.0']) expect(findNodeProblem(version)).toBe(null)
})

test('an older Node is told which one is needed and how to get it', () => {
  for (const version of ['18.20.4', '20.20.2', '23.11.1', '9.0.0'])
    expect(findNodeProblem(version)).toBe(
      `Orrery runs on Node 24 or newer; this is Node ${version}. Start it with npm start, which brings its own, or install Node 24 from https://nodejs.org.`,
    )
})
