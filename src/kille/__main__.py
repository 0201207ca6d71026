"""`python -m kille` is `kille`."""

import sys

from kille.cli import main

sys.exit(main())
