#!/bin/sh
# Runs workerd and discards its logs, because Miniflare would parse each line in the process that generates the load.
exec "$WORKERD" "$@" >/dev/null
