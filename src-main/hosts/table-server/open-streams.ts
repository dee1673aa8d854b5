/** The event streams that are being sent: they end cleanly when the server closes. */
export interface OpenStreams {
  /** The same answer; a stream among them is remembered until it ends. */
  track(response: Response): Response
  endAll(): void
  count(): number
}

/** No streams yet. */
export function createOpenStreams(): OpenStreams {
  const ends = new Set<() => void>()

  function endable(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
    let forget = (): void => {}
    return body.pipeThrough(
      new TransformStream({
        start(controller) {
          const end = (): void => controller.terminate()
          forget = () => void ends.delete(end)
          ends.add(end)
        },
        flush: () => forget(),
        cancel: () => forget(),
      }),
    )
  }

  return {
    track(response) {
      const isStream = response.headers.get('content-type') === 'text/event-stream'
      return isStream && response.body ? new Response(endable(response.body), response) : response
    },
    endAll() {
      for (const end of ends) end()
      ends.clear()
    },
    count: () => ends.size,
  }
}
