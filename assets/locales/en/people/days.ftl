# What people tell of their days: where they live and when they sleep. Nobody has to.
days-unknown = If you tell me your time zone and when you sleep, your time never runs out in your sleep, and I do not remind you by direct message then. You do not have to.
days-guess = My guess is the time zone of { $city }; it stands first in the menu.
days-zone = Your clock shows the time of { $city }.
days-no-sleep = If you tell me when you sleep, your time never runs out then, and I do not remind you by direct message then.
days-sleep = You sleep from { $from } to { $to }: your time never runs out then or in the 2 hours after, and I do not remind you by direct message. Only tables with 3 minutes for each question, and tables with a daily hour, do not wait for that.
days-typed = You can also type what no menu has: `/viceroy settings` with `time_zone` and `sleep`.
days-not-taken = ⚠️ { $sentence }
menu-zone = Your time zone…
zone-line = { $city } (now { $time })
zone-in = { $city }, { $region }
zone-by = { $name }, as in { $city }
zone-all-year = UTC{ $ahead } all year
zone-none = I do not want to say
zone-unknown = I know no place “{ $typed }”. Please type a larger city near you, a country, or hours like `UTC+3`, and choose a proposal.
zone-several = “{ $typed }” is said in several places, for example { $places }. Please type a city, or choose a proposal while you type.
zone-not-all-year = No clock that I know shows { $typed } all year. { $count ->
    [one] The one of { $places } does now
   *[other] Those of { $places } do now
}: please type the city whose clock yours follows.
menu-sleep = When you sleep…
sleep-line = { $from } to { $to }
sleep-none = My time can run out at any hour
sleep-unreadable = I could not read “{ $typed }” as a sleep. Please write when it begins and ends, for example `23:30-7`, `11pm to 7am` or `9 to 17`.
sleep-empty = A sleep has to end later than it begins. Please write for example `23:30-7` or `11pm to 7am`.
sleep-too-long = A sleep can have at most 10 hours, and this one is longer. Please tell me the 10 in which I may not disturb you.
sleep-too-long-perhaps = A sleep can have at most 10 hours, and as it is written this one is longer. If you mean { $sleeps }, please write it so.
sleep-either = That could be { $sleeps }. Please write it so, or with am and pm.
sleep-without-zone = By which clock? Please tell me your `time_zone` first, or together with it.

# Hours of the day as people type them, in lower case: what stands behind an hour before and after noon, what stands for 12 by
# night and by day, what stands before the first hour and between two, and what stands behind an hour, before its minutes.
typed-am = am
typed-pm = pm
typed-midnight = midnight
typed-noon = noon midday
typed-from = from
typed-until = to till until
typed-hour = h oclock

# What zones are called beside their own names: countries, and cities that have no zone of their own. A name may stand at several.
typed-places =
    `Africa/Abidjan` Ivory Coast, Cote d'Ivoire
    `Africa/Accra` Ghana
    `Africa/Addis_Ababa` Ethiopia
    `Africa/Algiers` Algeria
    `Africa/Brazzaville` Congo
    `Africa/Cairo` Alexandria
    `Africa/Casablanca` Morocco, Rabat, Marrakesh
    `Africa/Dakar` Senegal
    `Africa/Dar_es_Salaam` Tanzania, Zanzibar
    `Africa/Harare` Zimbabwe
    `Africa/Johannesburg` South Africa, Cape Town, Durban, Pretoria
    `Africa/Kampala` Uganda
    `Africa/Khartoum` Sudan
    `Africa/Kigali` Rwanda
    `Africa/Kinshasa` Congo
    `Africa/Lagos` Nigeria, Abuja
    `Africa/Luanda` Angola
    `Africa/Lusaka` Zambia
    `Africa/Maputo` Mozambique
    `Africa/Nairobi` Kenya, Mombasa
    `Africa/Tripoli` Benghazi
    `Africa/Tunis` Tunisia
    `Africa/Windhoek` Namibia
    `America/Anchorage` Alaska, Fairbanks, USA
    `America/Antigua` St. John's
    `America/Argentina/Buenos_Aires` Argentina
    `America/Argentina/San_Juan` San Juan Argentina
    `America/Asuncion` Paraguay
    `America/Bogota` Colombia, Medellin, Cali
    `America/Cancun` Mexico
    `America/Caracas` Venezuela, Barcelona, Valencia, Merida
    `America/Chicago` USA, Texas, Dallas, Houston, Austin, San Antonio, Minneapolis, Milwaukee, St. Louis, Kansas City, New Orleans, Memphis, Nashville, Oklahoma City, Illinois, Minnesota, Wisconsin, Florida, Birmingham, Odessa
    `America/Costa_Rica` San Jose
    `America/Denver` USA, Colorado, Utah, Salt Lake City, Albuquerque
    `America/Edmonton` Canada, Alberta, Calgary
    `America/Guatemala` Guatemala City
    `America/Guayaquil` Ecuador, Quito
    `America/Halifax` Canada, Nova Scotia
    `America/Havana` Havanna
    `America/Hermosillo` Mexico
    `America/Jamaica` Kingston
    `America/La_Paz` Bolivia
    `America/Lima` Peru
    `America/Los_Angeles` USA, California, Cali, San Francisco, San Diego, San Jose, Sacramento, Oakland, Seattle, Portland, Las Vegas, Washington State, Oregon, Nevada, Washington
    `America/Managua` Nicaragua
    `America/Manaus` Brazil
    `America/Mazatlan` Mexico, La Paz
    `America/Merida` Yucatan
    `America/Mexico_City` Mexico, Guadalajara, Puebla
    `America/Montevideo` Uruguay
    `America/New_York` USA, Boston, Washington, Washington DC, Philadelphia, Miami, Atlanta, Baltimore, Cleveland, Columbus, Pittsburgh, Charlotte, Orlando, Tampa, Florida, Georgia, Massachusetts, New Jersey, Pennsylvania, Virginia, Brooklyn, NYC, Portland, Manchester, St. Petersburg, Saint Petersburg, Naples, Florence, Norfolk, Jersey
    `America/Phoenix` USA, Arizona, Tucson
    `America/Puerto_Rico` San Juan
    `America/Punta_Arenas` Chile
    `America/Regina` Canada, Saskatoon
    `America/Santiago` Chile
    `America/Santo_Domingo` Dominican Republic, Santiago
    `America/Sao_Paulo` Brazil, Rio de Janeiro, Brasilia, Belo Horizonte, Porto Alegre, Curitiba
    `America/St_Johns` Canada, Newfoundland
    `America/Tegucigalpa` Honduras
    `America/Tijuana` Mexico
    `America/Toronto` Canada, Ottawa, Quebec, Ontario, Kingston, Chatham
    `America/Vancouver` Canada, British Columbia, Victoria
    `America/Winnipeg` Canada, Manitoba
    `Asia/Almaty` Kazakhstan, Astana
    `Asia/Amman` Jordan
    `Asia/Baghdad` Iraq, Basra
    `Asia/Baku` Azerbaijan
    `Asia/Bangkok` Thailand, Chiang Mai
    `Asia/Beirut` Lebanon, Tripoli
    `Asia/Bishkek` Kyrgyzstan
    `Asia/Colombo` Sri Lanka
    `Asia/Damascus` Syria
    `Asia/Dhaka` Bangladesh
    `Asia/Dubai` Emirates, UAE, Abu Dhabi
    `Asia/Ho_Chi_Minh` Vietnam, Hanoi, Da Nang
    `Asia/Hong_Kong` Kowloon
    `Asia/Jakarta` Indonesia, Bandung
    `Asia/Jerusalem` Haifa
    `Asia/Kabul` Afghanistan
    `Asia/Karachi` Pakistan, Lahore, Islamabad, Hyderabad
    `Asia/Kathmandu` Nepal
    `Asia/Kolkata` India, Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Madras, Hyderabad, Pune, Ahmedabad
    `Asia/Kuala_Lumpur` Malaysia, Penang
    `Asia/Kuwait` Kuwait City
    `Asia/Makassar` Indonesia, Bali, Denpasar
    `Asia/Manila` Philippines, Cebu
    `Asia/Muscat` Oman
    `Asia/Novosibirsk` Russia
    `Asia/Phnom_Penh` Cambodia
    `Asia/Pyongyang` North Korea
    `Asia/Qatar` Doha
    `Asia/Riyadh` Saudi Arabia, Jeddah, Mecca
    `Asia/Seoul` Korea, South Korea, Busan
    `Asia/Shanghai` China, Beijing, Peking, Shenzhen, Guangzhou, Chengdu, Wuhan
    `Asia/Taipei` Taiwan
    `Asia/Tashkent` Uzbekistan
    `Asia/Tbilisi` Georgia
    `Asia/Tehran` Isfahan, Mashhad, Shiraz
    `Asia/Tokyo` Osaka, Kyoto, Yokohama, Nagoya, Sapporo, Fukuoka
    `Asia/Ulaanbaatar` Mongolia
    `Asia/Vientiane` Laos
    `Asia/Vladivostok` Russia
    `Asia/Yangon` Myanmar, Burma
    `Asia/Yekaterinburg` Russia
    `Asia/Yerevan` Armenia
    `Atlantic/Azores` Ponta Delgada
    `Atlantic/Canary` Canary Islands, Las Palmas, Tenerife, Spain
    `Australia/Adelaide` South Australia
    `Australia/Brisbane` Gold Coast, Cairns
    `Australia/Darwin` Northern Territory
    `Australia/Hobart` Launceston
    `Australia/Perth` Western Australia
    `Australia/Sydney` New South Wales, Wollongong
    `Europe/Amsterdam` Netherlands, Holland, Rotterdam, Utrecht, The Hague
    `Europe/Athens` Greece, Thessaloniki
    `Europe/Belgrade` Serbia
    `Europe/Berlin` Germany, Munich, Hamburg, Cologne, Frankfurt, Stuttgart, Leipzig, Dresden
    `Europe/Bratislava` Slovakia
    `Europe/Brussels` Belgium, Antwerp, Ghent
    `Europe/Bucharest` Romania, Cluj
    `Europe/Budapest` Hungary
    `Europe/Chisinau` Moldova
    `Europe/Copenhagen` Denmark, Aarhus
    `Europe/Dublin` Ireland, Cork
    `Europe/Helsinki` Finland, Tampere
    `Europe/Istanbul` Turkiye, Ankara, Izmir
    `Europe/Kyiv` Ukraine, Lviv, Odesa, Kharkiv, Odessa
    `Europe/Lisbon` Porto
    `Europe/Ljubljana` Slovenia
    `Europe/London` England, United Kingdom, UK, Great Britain, Britain, Scotland, Wales, Manchester, Birmingham, Edinburgh, Glasgow, Liverpool, Leeds, Bristol, Cardiff, Norfolk, Chatham
    `Europe/Madrid` Spain, Barcelona, Valencia, Seville, Cordoba, La Rioja
    `Europe/Minsk` Belarus
    `Europe/Moscow` Russia, Saint Petersburg, St. Petersburg, Petersburg
    `Europe/Oslo` Norway, Bergen, Trondheim
    `Europe/Paris` France, Lyon, Marseille, Toulouse, Nice, Bordeaux
    `Europe/Podgorica` Montenegro
    `Europe/Prague` Czechia, Czech Republic, Brno
    `Europe/Riga` Latvia
    `Europe/Rome` Italy, Milan, Naples, Turin, Florence, Venice
    `Europe/Sarajevo` Bosnia
    `Europe/Skopje` Macedonia
    `Europe/Sofia` Bulgaria
    `Europe/Stockholm` Sweden, Gothenburg, Malmo
    `Europe/Tallinn` Estonia
    `Europe/Tirane` Albania
    `Europe/Vienna` Austria, Graz, Salzburg
    `Europe/Vilnius` Lithuania
    `Europe/Warsaw` Krakow, Wroclaw, Gdansk, Poznan
    `Europe/Zagreb` Croatia
    `Europe/Zurich` Switzerland, Geneva, Basel, Bern
    `Pacific/Apia` Samoa
    `Pacific/Auckland` New Zealand, Wellington, Christchurch
    `Pacific/Fiji` Suva
    `Pacific/Honolulu` Hawaii, USA
    `Pacific/Pago_Pago` American Samoa

# Being away from all games.
absence-none = You are not away. Say here when you will be, and it counts in all your games, also in new ones: I do not call you, your time does not run, and your tables are told. Each table waits 14 days for you; after that a computer player plays there until you are back.
absence-until = You are away from all your games until { $until }. You can still answer.
absence-from-until = You will be away from all your games from { $from } until { $until }.
absence-chosen = You will be away from { $day } on. Which day are you back?
menu-notifications = When I call you…
notifications-about = I call you when a game waits for you. You can have fewer calls; what you are asked and the news come all the same.
notifications-choice = { $notifications ->
    [twice_a_day] Rings: at most twice a day, all games together
    [when_low] Rings: only when my time runs low
    [silent] Rings: never, everything comes silently
   *[all] Rings: every time I am asked something
}
menu-absence-from = Away from all games from…
menu-absence-until = The day you are back…
button-absence = Calls and absence…
button-absence-over = Not away
day-today = Today, { $day }
day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $date } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
