import {
  Application,
  Container,
  Geometry,
  GlProgram,
  Graphics,
  Mesh,
  Particle,
  ParticleContainer,
  Shader,
} from 'pixi.js'
import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { COLOURS, type PeerScene, getCameraTransform, starColour, VIEW } from '../pages/frames.ts'
import { measurePeer } from '../pages/peer.ts'

// PixiJS as its documentation recommends: the grid as culled chunks of line meshes, hidden where indiscernible, the
// routes as one mesh, the stars as particles.

const CHUNK = 48
const VERTEX = `#version 300 es
in vec2 aPosition;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  vec3 place = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(aPosition, 1.0);
  gl_Position = vec4(place.xy, 0.0, 1.0);
}`
const FRAGMENT = `#version 300 es
precision highp float;
uniform vec4 uColour;
out vec4 colour;
void main() { colour = uColour; }`

const rgba = (colour: string) =>
  new Float32Array([...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255), 1])

function lineMesh(points: readonly number[], colour: string) {
  const geometry = new Geometry({
    attributes: { aPosition: { buffer: new Float32Array(points), format: 'float32x2' } },
    indexBuffer: Uint32Array.from({ length: points.length / 2 }, (_, at) => at),
    topology: 'line-list',
  })
  const glProgram = GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT })
  const shader = new Shader({ glProgram, resources: { look: { uColour: { value: rgba(colour), type: 'vec4<f32>' } } } })
  return new Mesh({ geometry, shader })
}

interface Chunk {
  readonly left: number
  readonly top: number
  readonly points: number[]
}

/** The sides of the grid in square chunks. */
function chunksOf({ board, middles }: PeerScene): Chunk[] {
  const corners = getCornerOffsets(board.orientation).slice(2)
  const chunks = new Map<string, Chunk>()
  for (let at = 0; at < middles.length; at += 2) {
    const [x, y] = [middles[at] ?? 0, middles[at + 1] ?? 0] as const
    const key = `${Math.floor(x / CHUNK)} ${Math.floor(y / CHUNK)}`
    const chunk = chunks.get(key) ?? {
      left: Math.floor(x / CHUNK) * CHUNK - 1,
      top: Math.floor(y / CHUNK) * CHUNK - 1,
      points: [],
    }
    chunks.set(key, chunk)
    for (const side of [0, 1, 2])
      for (const end of [0, 1]) {
        const corner = corners[side + end]
        if (corner) chunk.points.push(x + corner.x, y + corner.y)
      }
  }
  return [...chunks.values()]
}

await measurePeer(async (peerScene) => {
  const { stars, routes } = peerScene
  const app = new Application()
  await app.init({ ...VIEW, background: COLOURS.ground, antialias: false, autoStart: false, preference: 'webgl' })
  document.body.append(app.canvas)
  const world = new Container({ isRenderGroup: true })
  app.stage.addChild(world)
  const grid = new Container()
  const chunks = chunksOf(peerScene).map(({ left, top, points }) => ({
    left,
    top,
    mesh: grid.addChild(lineMesh(points, COLOURS.grid)),
  }))
  const texture = app.renderer.generateTexture(new Graphics().circle(16, 16, 15).fill('#ffffff'))
  const particles = new ParticleContainer({
    texture,
    dynamicProperties: { position: false, scale: false, rotation: false, color: false },
  })
  for (const { x, y, rating } of stars)
    particles.addParticle(
      new Particle({
        texture,
        x,
        y,
        anchorX: 0.5,
        anchorY: 0.5,
        scaleX: 0.025,
        scaleY: 0.025,
        tint: starColour(rating),
      }),
    )
  world.addChild(
    grid,
    lineMesh(
      routes.flatMap(([from, to]) => [from.x, from.y, to.x, to.y]),
      COLOURS.route,
    ),
    particles,
  )
  const { gl } = app.renderer
  const pixel = new Uint8Array(4)
  return {
    draw(camera) {
      const { scale, left, top } = getCameraTransform(camera)
      world.scale.set(scale)
      world.position.set(left, top)
      grid.visible = scale >= 4
      const [x, y] = [-left / scale, -top / scale] as const
      for (const chunk of chunks)
        chunk.mesh.visible =
          chunk.left < x + VIEW.width / scale &&
          chunk.left + CHUNK + 2 > x &&
          chunk.top < y + VIEW.height / scale &&
          chunk.top + CHUNK + 2 > y
      app.render()
    },
    flush: () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel),
  }
})
