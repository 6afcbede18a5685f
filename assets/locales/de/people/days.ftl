# Was jemand von seinem Tag erzählt: wo und wann geschlafen wird. Niemand muss.
days-unknown = Sagst du mir deine Zeitzone und wann du schläfst, läuft deine Zeit nie im Schlaf ab, und ich erinnere dich dann nicht per Direktnachricht. Du musst es nicht sagen.
days-guess = Ich vermute die Zeitzone von { $city }; sie steht im Menü zuoberst.
days-zone = Deine Uhr zeigt die Zeit von { $city }.
days-no-sleep = Sagst du mir, wann du schläfst, läuft deine Zeit dann nie ab, und ich erinnere dich nicht per Direktnachricht.
days-sleep = Du schläfst von { $from } bis { $to }: Dann und in den 2 Stunden danach läuft deine Zeit nie ab, und ich erinnere dich nicht per Direktnachricht. Nur Tische mit 3 Minuten je Frage oder mit fester Stunde warten nicht.
days-typed = Was in keinem Menü steht, kannst du eintippen: `/viceroy settings` mit `time_zone` und `sleep`.
days-not-taken = ⚠️ { $sentence }
menu-zone = Deine Zeitzone …
zone-line = { $city } (jetzt { $time })
zone-in = { $city }, { $region }
zone-by = { $name }, wie in { $city }
zone-all-year = UTC{ $ahead } das ganze Jahr
zone-none = Das möchte ich nicht sagen
zone-unknown = Einen Ort „{ $typed }“ kenne ich nicht. Bitte tippe eine größere Stadt in deiner Nähe, ein Land oder Stunden wie `UTC+3` und wähle einen Vorschlag.
zone-several = „{ $typed }“ kann mehreres sein, zum Beispiel { $places }. Bitte tippe eine Stadt oder wähle beim Tippen einen Vorschlag.
zone-not-all-year = Keine Uhr, die ich kenne, zeigt das ganze Jahr { $typed }. { $count ->
    [one] Gerade tut es die von { $places }
   *[other] Gerade tun es die von { $places }
}: Bitte tippe die Stadt, nach deren Uhr du lebst.
menu-sleep = Wann du schläfst …
sleep-line = { $from } bis { $to }
sleep-none = Meine Zeit darf zu jeder Stunde ablaufen
sleep-unreadable = „{ $typed }“ kann ich nicht als Schlafenszeit lesen. Bitte schreib, wann sie beginnt und endet, zum Beispiel `23:30-7`, `23 bis 7 Uhr` oder `9 bis 17`.
sleep-empty = Eine Schlafenszeit muss später enden, als sie beginnt. Bitte schreib zum Beispiel `23:30-7` oder `23 bis 7 Uhr`.
sleep-too-long = Eine Schlafenszeit hat höchstens 10 Stunden, und diese ist länger. Bitte nenne mir die 10, in denen ich nicht stören soll.
sleep-too-long-perhaps = Eine Schlafenszeit hat höchstens 10 Stunden, und so geschrieben ist diese länger. Wenn du { $sleeps } meinst, schreib es bitte so.
sleep-either = Das kann { $sleeps } heißen. Bitte schreib es so oder mit „morgens“ und „abends“.
sleep-without-zone = Nach welcher Uhr? Bitte nenne mir erst deine `time_zone` oder beides zusammen.

# Stunden, wie man sie tippt, klein geschrieben: was hinter einer Stunde vor und nach Mittag steht, was für 12 in der Nacht und am
# Tag steht, was vor der ersten Stunde und zwischen zweien, und was hinter einer Stunde, vor ihren Minuten.
typed-am = am vormittags morgens früh
typed-pm = pm nachmittags abends
typed-midnight = mitternacht
typed-noon = mittag mittags
typed-from = von ab
typed-until = bis to
typed-hour = uhr h

# Wie Zonen außer mit ihrem eigenen Namen heißen: Länder, und Städte ohne eigene Zone. Ein Name darf bei mehreren stehen.
typed-places =
    `Africa/Abidjan` Elfenbeinküste, Côte d'Ivoire
    `Africa/Accra` Ghana
    `Africa/Addis_Ababa` =Addis Abeba, Äthiopien
    `Africa/Algiers` =Algier, Algerien
    `Africa/Brazzaville` Kongo
    `Africa/Cairo` =Kairo, Ägypten, Alexandria
    `Africa/Casablanca` Marokko, Rabat, Marrakesch
    `Africa/Dakar` Senegal
    `Africa/Dar_es_Salaam` =Daressalam, Tansania, Sansibar
    `Africa/Harare` Simbabwe
    `Africa/Johannesburg` Südafrika, Kapstadt, Durban, Pretoria
    `Africa/Kampala` Uganda
    `Africa/Khartoum` =Khartum, Sudan
    `Africa/Kigali` Ruanda
    `Africa/Kinshasa` Kongo
    `Africa/Lagos` Nigeria, Abuja
    `Africa/Luanda` Angola
    `Africa/Lusaka` Sambia
    `Africa/Maputo` Mosambik
    `Africa/Nairobi` Kenia, Mombasa
    `Africa/Tripoli` Libyen, Tripolis, Bengasi
    `Africa/Tunis` Tunesien
    `Africa/Windhoek` Namibia, Windhuk
    `America/Anchorage` Alaska, Fairbanks, USA
    `America/Argentina/Buenos_Aires` Argentinien
    `America/Asuncion` =Asunción, Paraguay
    `America/Bogota` =Bogotá, Kolumbien, Medellín, Cali
    `America/Cancun` Mexiko
    `America/Caracas` Venezuela
    `America/Chicago` USA, Texas, Dallas, Houston, Austin, San Antonio, Minneapolis, Milwaukee, St. Louis, Kansas City, New Orleans, Memphis, Nashville, Oklahoma City, Illinois, Minnesota, Wisconsin
    `America/Costa_Rica` San José
    `America/Denver` USA, Colorado, Utah, Salt Lake City, Albuquerque
    `America/Edmonton` Kanada, Alberta, Calgary
    `America/Guatemala` =Guatemala-Stadt
    `America/Guayaquil` Ecuador, Quito
    `America/Halifax` Kanada, Neuschottland
    `America/Havana` =Havanna, Kuba
    `America/Hermosillo` Mexiko
    `America/Jamaica` Jamaika, Kingston
    `America/La_Paz` Bolivien
    `America/Lima` Peru
    `America/Los_Angeles` USA, Kalifornien, San Francisco, San Diego, San José, Sacramento, Oakland, Seattle, Portland, Las Vegas, Washington State, Oregon, Nevada
    `America/Managua` Nicaragua
    `America/Manaus` Brasilien
    `America/Mazatlan` Mexiko
    `America/Mexico_City` =Mexiko-Stadt, Mexiko, Guadalajara, Puebla
    `America/Montevideo` Uruguay
    `America/New_York` USA, Boston, Washington, Washington DC, Philadelphia, Miami, Atlanta, Baltimore, Cleveland, Columbus, Pittsburgh, Charlotte, Orlando, Tampa, Florida, Georgia, Massachusetts, New Jersey, Pennsylvania, Virginia, Brooklyn, NYC
    `America/Panama` Panama-Stadt
    `America/Phoenix` USA, Arizona, Tucson
    `America/Regina` Kanada, Saskatoon
    `America/Santiago` Chile
    `America/Santo_Domingo` Dominikanische Republik
    `America/Sao_Paulo` =São Paulo, Brasilien, Rio de Janeiro, Brasília, Belo Horizonte, Porto Alegre, Curitiba
    `America/St_Johns` Kanada, Neufundland
    `America/Tegucigalpa` Honduras
    `America/Tijuana` Mexiko
    `America/Toronto` Kanada, Ottawa, Québec, Ontario
    `America/Vancouver` Kanada, British Columbia, Victoria
    `America/Winnipeg` Kanada, Manitoba
    `Asia/Almaty` Kasachstan, Astana
    `Asia/Amman` Jordanien
    `Asia/Baghdad` =Bagdad, Irak, Basra
    `Asia/Baku` Aserbaidschan
    `Asia/Bangkok` Thailand, Chiang Mai
    `Asia/Beirut` Libanon, Tripolis
    `Asia/Bishkek` Kirgisistan, Bischkek
    `Asia/Colombo` Sri Lanka
    `Asia/Damascus` =Damaskus, Syrien
    `Asia/Dhaka` Bangladesch
    `Asia/Dubai` Emirate, Vereinigte Arabische Emirate, VAE, Abu Dhabi
    `Asia/Ho_Chi_Minh` =Ho-Chi-Minh-Stadt, Vietnam, Saigon, Hanoi, Da Nang
    `Asia/Hong_Kong` =Hongkong, Kowloon
    `Asia/Jakarta` Indonesien, Bandung
    `Asia/Jerusalem` Israel, Tel Aviv, Haifa
    `Asia/Kabul` Afghanistan
    `Asia/Karachi` =Karatschi, Pakistan, Lahore, Islamabad
    `Asia/Kathmandu` Nepal
    `Asia/Kolkata` =Kalkutta, Indien, Mumbai, Bombay, Delhi, Neu-Delhi, Bangalore, Bengaluru, Chennai, Madras, Hyderabad, Pune, Ahmedabad
    `Asia/Kuala_Lumpur` Malaysia, Penang
    `Asia/Kuwait` Kuwait-Stadt
    `Asia/Makassar` Indonesien, Bali, Denpasar
    `Asia/Manila` Philippinen, Cebu
    `Asia/Muscat` =Maskat, Oman
    `Asia/Novosibirsk` =Nowosibirsk, Russland
    `Asia/Phnom_Penh` Kambodscha
    `Asia/Pyongyang` =Pjöngjang, Nordkorea
    `Asia/Qatar` Katar, Doha
    `Asia/Riyadh` =Riad, Saudi-Arabien, Dschidda, Mekka
    `Asia/Seoul` Korea, Südkorea, Busan
    `Asia/Shanghai` China, Schanghai, Peking, Beijing, Shenzhen, Guangzhou, Chengdu, Wuhan
    `Asia/Singapore` =Singapur
    `Asia/Taipei` Taiwan, Taipeh
    `Asia/Tashkent` =Taschkent, Usbekistan
    `Asia/Tbilisi` =Tiflis, Georgien
    `Asia/Tehran` =Teheran, Iran, Isfahan, Maschhad, Schiras
    `Asia/Tokyo` =Tokio, Japan, Osaka, Kyoto, Kioto, Yokohama, Nagoya, Sapporo, Fukuoka
    `Asia/Ulaanbaatar` =Ulan-Bator, Mongolei
    `Asia/Vientiane` Laos
    `Asia/Vladivostok` =Wladiwostok, Russland
    `Asia/Yangon` =Rangun, Myanmar, Birma
    `Asia/Yekaterinburg` =Jekaterinburg, Russland
    `Asia/Yerevan` =Eriwan, Armenien, Jerewan
    `Atlantic/Azores` =Azoren, Ponta Delgada
    `Atlantic/Canary` =Kanarische Inseln, Kanaren, Las Palmas, Teneriffa, Gran Canaria, Spanien
    `Atlantic/Madeira` Funchal
    `Atlantic/Reykjavik` Island, Reykjavík
    `Australia/Adelaide` Südaustralien
    `Australia/Brisbane` Gold Coast, Cairns
    `Australia/Darwin` Northern Territory
    `Australia/Hobart` Tasmanien, Launceston
    `Australia/Melbourne` Australien, Victoria
    `Australia/Perth` Westaustralien
    `Australia/Sydney` Australien, New South Wales, Wollongong
    `Europe/Amsterdam` Niederlande, Holland, Rotterdam, Utrecht, Den Haag
    `Europe/Andorra` Andorra la Vella
    `Europe/Athens` =Athen, Griechenland, Thessaloniki
    `Europe/Belgrade` =Belgrad, Serbien
    `Europe/Berlin` Deutschland, BRD, München, Muenchen, Hamburg, Köln, Koeln, Frankfurt, Frankfurt am Main, Stuttgart, Düsseldorf, Duesseldorf, Leipzig, Dresden, Hannover, Nürnberg, Nuernberg, Bremen, Dortmund, Essen, Duisburg, Bochum, Bonn, Münster, Mannheim, Karlsruhe, Augsburg, Wiesbaden, Mainz, Freiburg, Kiel, Lübeck, Rostock, Magdeburg, Halle, Erfurt, Jena, Chemnitz, Kassel, Göttingen, Braunschweig, Aachen, Saarbrücken, Heidelberg, Ulm, Regensburg, Würzburg, Potsdam, Bayern, Baden-Württemberg, Sachsen, Hessen
    `Europe/Bratislava` Slowakei, Pressburg
    `Europe/Brussels` =Brüssel, Belgien, Antwerpen, Gent
    `Europe/Bucharest` =Bukarest, Rumänien, Cluj, Klausenburg
    `Europe/Budapest` Ungarn
    `Europe/Chisinau` =Chișinău, Moldau, Moldawien, Republik Moldau
    `Europe/Copenhagen` =Kopenhagen, Dänemark, Aarhus
    `Europe/Dublin` Irland, Cork
    `Europe/Helsinki` Finnland, Tampere
    `Europe/Istanbul` Türkei, Tuerkei, Ankara, Izmir
    `Europe/Kyiv` =Kiew, Ukraine, Lwiw, Lemberg, Odessa, Odesa, Charkiw
    `Europe/Lisbon` =Lissabon, Portugal, Porto
    `Europe/Ljubljana` Slowenien, Laibach
    `Europe/London` England, Vereinigtes Königreich, UK, Großbritannien, Grossbritannien, Schottland, Wales, Manchester, Birmingham, Edinburgh, Glasgow, Liverpool, Leeds, Bristol, Cardiff
    `Europe/Luxembourg` =Luxemburg
    `Europe/Madrid` Spanien, Barcelona, Valencia, Sevilla, Mallorca
    `Europe/Malta` Valletta
    `Europe/Minsk` Belarus, Weißrussland
    `Europe/Monaco` Monte Carlo
    `Europe/Moscow` =Moskau, Russland, Sankt Petersburg, St. Petersburg
    `Europe/Oslo` Norwegen, Bergen, Trondheim
    `Europe/Paris` Frankreich, Lyon, Marseille, Toulouse, Nizza, Bordeaux, Straßburg, Strasbourg
    `Europe/Podgorica` Montenegro
    `Europe/Prague` =Prag, Tschechien, Tschechische Republik, Brünn
    `Europe/Riga` Lettland
    `Europe/Rome` =Rom, Italien, Mailand, Neapel, Turin, Florenz, Venedig, Bozen, Südtirol
    `Europe/Sarajevo` Bosnien, Bosnien und Herzegowina
    `Europe/Skopje` Nordmazedonien, Mazedonien
    `Europe/Sofia` Bulgarien
    `Europe/Stockholm` Schweden, Göteborg, Malmö
    `Europe/Tallinn` Estland
    `Europe/Tirane` =Tirana, Albanien
    `Europe/Vaduz` Liechtenstein
    `Europe/Vienna` =Wien, Österreich, Oesterreich, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Bregenz
    `Europe/Vilnius` Litauen, Wilna
    `Europe/Warsaw` =Warschau, Polen, Krakau, Breslau, Danzig, Posen
    `Europe/Zagreb` Kroatien
    `Europe/Zurich` =Zürich, Schweiz, Zuerich, Genf, Basel, Bern, Lausanne, Luzern, St. Gallen, Winterthur
    `Pacific/Auckland` Neuseeland, Wellington, Christchurch
    `Pacific/Fiji` =Fidschi, Suva
    `Pacific/Honolulu` Hawaii, USA

# Abwesenheit von allen Partien.
absence-none = Du bist nicht weg. Sag hier, wann du es sein wirst, und es gilt in allen deinen Partien, auch in neuen: Ich rufe dich nicht, deine Zeit läuft nicht, und deine Tische erfahren es. Jeder Tisch wartet 14 Tage auf dich; danach spielt dort ein Computerspieler, bis du wieder da bist.
absence-until = Du bist bis { $until } in keiner deiner Partien da. Antworten kannst du trotzdem.
absence-from-until = Du bist von { $from } bis { $until } in keiner deiner Partien da.
absence-chosen = Du bist ab { $day } weg. An welchem Tag bist du wieder da?
menu-notifications = Wann es bei dir klingelt …
notifications-about = Ich rufe dich, wenn eine Partie auf dich wartet. Du kannst weniger Rufe haben; was du gefragt wirst und was geschieht, kommt trotzdem.
notifications-choice = { $notifications ->
    [twice_a_day] Klingelt: höchstens zweimal am Tag, alle Partien
    [when_low] Klingelt: nur wenn meine Zeit knapp wird
    [silent] Klingelt: nie, alles kommt still
   *[all] Klingelt: bei jeder Frage
}
menu-absence-from = In allen Partien weg ab …
menu-absence-until = Der Tag, an dem du wieder da bist …
button-absence = Rufe und Abwesenheit …
button-absence-over = Nicht weg
day-today = heute, { $day }
day = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $date }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
