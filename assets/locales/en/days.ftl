# What people tell of their days: where they live and when they sleep. Nobody has to.
days-unknown = If you tell me your time zone and when you sleep, your time never runs out at night, and I do not remind you then. You do not have to.
days-guess = My guess is the time zone of { $city }; it stands first in the menu.
days-zone = Your clock shows the time of { $city }.
days-no-sleep = If you tell me when you sleep, your time never runs out at night, and I do not remind you then.
days-sleep = You sleep from { $from } to { $to }: your time never runs out then or in the 2 hours after, and I do not remind you. Only tables with 3 minutes for each question do not wait.
menu-zone = Your time zone…
zone-line = { $city } (now { $time })
zone-none = I do not want to say
menu-sleep = When you sleep…
sleep-line = { $from } to { $to }
sleep-none = My time can run out at any hour
