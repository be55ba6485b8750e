import { useState } from 'react'

export interface MapEmbedProps {
  /** The map in a frame. */
  embedUrl: string
  /** The same place on the map's own site, for where frames or scripts do not run. */
  linkUrl: string
  name: string
}

/** The interactive map, loaded from another host only when a person asks for it. */
export function MapEmbed({ embedUrl, linkUrl, name }: MapEmbedProps) {
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <>
        <iframe className="map-frame" src={embedUrl} title={`Map of ${name}`} referrerPolicy="no-referrer" />
        {/* A page cannot tell whether another host's frame was blocked on the way, so the way out is always there. */}
        <p className="note">
          No map here?{' '}
          <a href={linkUrl} rel="noopener noreferrer">
            Open it on Google Maps
          </a>
          , or go by the address above.
        </p>
      </>
    )
  return (
    <p>
      <a
        className="button button-quiet"
        href={linkUrl}
        rel="noopener noreferrer"
        onClick={(event) => {
          event.preventDefault()
          setShown(true)
        }}
      >
        Show interactive map
      </a>
      <span className="note">Loads a map from Google.</span>
    </p>
  )
}
