# Namen der Karten und Monster mit Artikel und Geschlecht, dann die Texte der Gesetze und der Aristokraten.

## Karten
card-1 = { $case ->
    [nominative] der Hafenmeister
    [accusative] den Hafenmeister
    [dative] dem Hafenmeister
    [from] vom Hafenmeister
    [gender] masculine
   *[name] Hafenmeister
}
card-2 = { $case ->
    [nominative] der Botschafter
    [accusative] den Botschafter
    [dative] dem Botschafter
    [from] vom Botschafter
    [gender] masculine
   *[name] Botschafter
}
card-3 = { $case ->
    [nominative] der Apotheker
    [accusative] den Apotheker
    [dative] dem Apotheker
    [from] vom Apotheker
    [gender] masculine
   *[name] Apotheker
}
card-4 = { $case ->
    [nominative] der Hauslehrer
    [accusative] den Hauslehrer
    [dative] dem Hauslehrer
    [from] vom Hauslehrer
    [gender] masculine
   *[name] Hauslehrer
}
card-5 = { $case ->
    [nominative] der Meldereiter
    [accusative] den Meldereiter
    [dative] dem Meldereiter
    [from] vom Meldereiter
    [gender] masculine
   *[name] Meldereiter
}
card-6 = { $case ->
    [nominative] der Siegelbewahrer
    [accusative] den Siegelbewahrer
    [dative] dem Siegelbewahrer
    [from] vom Siegelbewahrer
    [gender] masculine
   *[name] Siegelbewahrer
}
card-7 = { $case ->
    [nominative] der Pilger
    [accusative] den Pilger
    [dative] dem Pilger
    [from] vom Pilger
    [gender] masculine
   *[name] Pilger
}
card-8 = { $case ->
    [nominative] der Schwurbruder
    [accusative] den Schwurbruder
    [dative] dem Schwurbruder
    [from] vom Schwurbruder
    [gender] masculine
   *[name] Schwurbruder
}
card-9 = { $case ->
    [nominative] der Kanonier
    [accusative] den Kanonier
    [dative] dem Kanonier
    [from] vom Kanonier
    [gender] masculine
   *[name] Kanonier
}
card-10 = { $case ->
    [nominative] der Feldmarschall
    [accusative] den Feldmarschall
    [dative] dem Feldmarschall
    [from] vom Feldmarschall
    [gender] masculine
   *[name] Feldmarschall
}
card-11 = { $case ->
    [nominative] der Armbrustschütze
    [accusative] den Armbrustschützen
    [dative] dem Armbrustschützen
    [from] vom Armbrustschützen
    [gender] masculine
   *[name] Armbrustschütze
}
card-12 = { $case ->
    [nominative] die Turmwache
    [accusative] die Turmwache
    [dative] der Turmwache
    [from] von der Turmwache
    [gender] feminine
   *[name] Turmwache
}
card-13 = { $case ->
    [nominative] der Runenschmied
    [accusative] den Runenschmied
    [dative] dem Runenschmied
    [from] vom Runenschmied
    [gender] masculine
   *[name] Runenschmied
}
card-14 = { $case ->
    [nominative] der Scharfrichter
    [accusative] den Scharfrichter
    [dative] dem Scharfrichter
    [from] vom Scharfrichter
    [gender] masculine
   *[name] Scharfrichter
}
card-15 = { $case ->
    [nominative] der Heerführer
    [accusative] den Heerführer
    [dative] dem Heerführer
    [from] vom Heerführer
    [gender] masculine
   *[name] Heerführer
}
card-16 = { $case ->
    [nominative] der Schürfer
    [accusative] den Schürfer
    [dative] dem Schürfer
    [from] vom Schürfer
    [gender] masculine
   *[name] Schürfer
}
card-17 = { $case ->
    [nominative] der Hellebardier
    [accusative] den Hellebardier
    [dative] dem Hellebardier
    [from] vom Hellebardier
    [gender] masculine
   *[name] Hellebardier
}
card-18 = { $case ->
    [nominative] der Höfling
    [accusative] den Höfling
    [dative] dem Höfling
    [from] vom Höfling
    [gender] masculine
   *[name] Höfling
}
card-19 = { $case ->
    [nominative] der Bannerträger
    [accusative] den Bannerträger
    [dative] dem Bannerträger
    [from] vom Bannerträger
    [gender] masculine
   *[name] Bannerträger
}
card-20 = { $case ->
    [nominative] der Musterschreiber
    [accusative] den Musterschreiber
    [dative] dem Musterschreiber
    [from] vom Musterschreiber
    [gender] masculine
   *[name] Musterschreiber
}
card-21 = { $case ->
    [nominative] der Kobold
    [accusative] den Kobold
    [dative] dem Kobold
    [from] vom Kobold
    [gender] masculine
   *[name] Kobold
}
card-22 = { $case ->
    [nominative] der Wegelagerer
    [accusative] den Wegelagerer
    [dative] dem Wegelagerer
    [from] vom Wegelagerer
    [gender] masculine
   *[name] Wegelagerer
}
card-23 = { $case ->
    [nominative] der Truchsess
    [accusative] den Truchsess
    [dative] dem Truchsess
    [from] vom Truchsess
    [gender] masculine
   *[name] Truchsess
}
card-24 = { $case ->
    [nominative] der Einflüsterer
    [accusative] den Einflüsterer
    [dative] dem Einflüsterer
    [from] vom Einflüsterer
    [gender] masculine
   *[name] Einflüsterer
}
card-25 = { $case ->
    [nominative] der Berserker
    [accusative] den Berserker
    [dative] dem Berserker
    [from] vom Berserker
    [gender] masculine
   *[name] Berserker
}
card-26 = { $case ->
    [nominative] der Falkner
    [accusative] den Falkner
    [dative] dem Falkner
    [from] vom Falkner
    [gender] masculine
   *[name] Falkner
}
card-27 = { $case ->
    [nominative] die Schleierklinge
    [accusative] die Schleierklinge
    [dative] der Schleierklinge
    [from] von der Schleierklinge
    [gender] feminine
   *[name] Schleierklinge
}
card-28 = { $case ->
    [nominative] der Duellant
    [accusative] den Duellanten
    [dative] dem Duellanten
    [from] vom Duellanten
    [gender] masculine
   *[name] Duellant
}
card-29 = { $case ->
    [nominative] der Taktiker
    [accusative] den Taktiker
    [dative] dem Taktiker
    [from] vom Taktiker
    [gender] masculine
   *[name] Taktiker
}
card-30 = { $case ->
    [nominative] der Förster
    [accusative] den Förster
    [dative] dem Förster
    [from] vom Förster
    [gender] masculine
   *[name] Förster
}
card-31 = { $case ->
    [nominative] der Thronfolger
    [accusative] den Thronfolger
    [dative] dem Thronfolger
    [from] vom Thronfolger
    [gender] masculine
   *[name] Thronfolger
}
card-32 = { $case ->
    [nominative] der Kapitän
    [accusative] den Kapitän
    [dative] dem Kapitän
    [from] vom Kapitän
    [gender] masculine
   *[name] Kapitän
}
card-33 = { $case ->
    [nominative] der Markgraf
    [accusative] den Markgrafen
    [dative] dem Markgrafen
    [from] vom Markgrafen
    [gender] masculine
   *[name] Markgraf
}
card-34 = { $case ->
    [nominative] der Klausner
    [accusative] den Klausner
    [dative] dem Klausner
    [from] vom Klausner
    [gender] masculine
   *[name] Klausner
}
card-35 = { $case ->
    [nominative] der Torwächter
    [accusative] den Torwächter
    [dative] dem Torwächter
    [from] vom Torwächter
    [gender] masculine
   *[name] Torwächter
}
card-36 = { $case ->
    [nominative] der Scharfschütze
    [accusative] den Scharfschützen
    [dative] dem Scharfschützen
    [from] vom Scharfschützen
    [gender] masculine
   *[name] Scharfschütze
}
card-37 = { $case ->
    [nominative] der Klingenschmied
    [accusative] den Klingenschmied
    [dative] dem Klingenschmied
    [from] vom Klingenschmied
    [gender] masculine
   *[name] Klingenschmied
}
card-38 = { $case ->
    [nominative] der Hainhüter
    [accusative] den Hainhüter
    [dative] dem Hainhüter
    [from] vom Hainhüter
    [gender] masculine
   *[name] Hainhüter
}
card-39 = { $case ->
    [nominative] der Glücksritter
    [accusative] den Glücksritter
    [dative] dem Glücksritter
    [from] vom Glücksritter
    [gender] masculine
   *[name] Glücksritter
}
card-40 = { $case ->
    [nominative] der Großadmiral
    [accusative] den Großadmiral
    [dative] dem Großadmiral
    [from] vom Großadmiral
    [gender] masculine
   *[name] Großadmiral
}
card-41 = { $case ->
    [nominative] der Rechnungsprüfer
    [accusative] den Rechnungsprüfer
    [dative] dem Rechnungsprüfer
    [from] vom Rechnungsprüfer
    [gender] masculine
   *[name] Rechnungsprüfer
}
card-42 = { $case ->
    [nominative] der Spion
    [accusative] den Spion
    [dative] dem Spion
    [from] vom Spion
    [gender] masculine
   *[name] Spion
}
card-43 = { $case ->
    [nominative] der Tüftler
    [accusative] den Tüftler
    [dative] dem Tüftler
    [from] vom Tüftler
    [gender] masculine
   *[name] Tüftler
}
card-44 = { $case ->
    [nominative] der Präfekt
    [accusative] den Präfekten
    [dative] dem Präfekten
    [from] vom Präfekten
    [gender] masculine
   *[name] Präfekt
}
card-45 = { $case ->
    [nominative] der Feldwebel
    [accusative] den Feldwebel
    [dative] dem Feldwebel
    [from] vom Feldwebel
    [gender] masculine
   *[name] Feldwebel
}
card-46 = { $case ->
    [nominative] der Aufwiegler
    [accusative] den Aufwiegler
    [dative] dem Aufwiegler
    [from] vom Aufwiegler
    [gender] masculine
   *[name] Aufwiegler
}
card-47 = { $case ->
    [nominative] der Mälzer
    [accusative] den Mälzer
    [dative] dem Mälzer
    [from] vom Mälzer
    [gender] masculine
   *[name] Mälzer
}
card-48 = { $case ->
    [nominative] der Matrose
    [accusative] den Matrosen
    [dative] dem Matrosen
    [from] vom Matrosen
    [gender] masculine
   *[name] Matrose
}
card-49 = { $case ->
    [nominative] die Greisin
    [accusative] die Greisin
    [dative] der Greisin
    [from] von der Greisin
    [gender] feminine
   *[name] Greisin
}
card-50 = { $case ->
    [nominative] der Grenzwächter
    [accusative] den Grenzwächter
    [dative] dem Grenzwächter
    [from] vom Grenzwächter
    [gender] masculine
   *[name] Grenzwächter
}
card-51 = { $case ->
    [nominative] der Steuermann
    [accusative] den Steuermann
    [dative] dem Steuermann
    [from] vom Steuermann
    [gender] masculine
   *[name] Steuermann
}
card-52 = { $case ->
    [nominative] der Lordprotektor
    [accusative] den Lordprotektor
    [dative] dem Lordprotektor
    [from] vom Lordprotektor
    [gender] masculine
   *[name] Lordprotektor
}
card-53 = { $case ->
    [nominative] der Fährtenleser
    [accusative] den Fährtenleser
    [dative] dem Fährtenleser
    [from] vom Fährtenleser
    [gender] masculine
   *[name] Fährtenleser
}
card-54 = { $case ->
    [nominative] der Hexer
    [accusative] den Hexer
    [dative] dem Hexer
    [from] vom Hexer
    [gender] masculine
   *[name] Hexer
}
card-55 = { $case ->
    [nominative] der Raufbold
    [accusative] den Raufbold
    [dative] dem Raufbold
    [from] vom Raufbold
    [gender] masculine
   *[name] Raufbold
}
card-56 = { $case ->
    [nominative] der Giftmischer
    [accusative] den Giftmischer
    [dative] dem Giftmischer
    [from] vom Giftmischer
    [gender] masculine
   *[name] Giftmischer
}
card-57 = { $case ->
    [nominative] der Blender
    [accusative] den Blender
    [dative] dem Blender
    [from] vom Blender
    [gender] masculine
   *[name] Blender
}
card-58 = { $case ->
    [nominative] der Veteran
    [accusative] den Veteranen
    [dative] dem Veteranen
    [from] vom Veteranen
    [gender] masculine
   *[name] Veteran
}
card-59 = { $case ->
    [nominative] der Bootsmann
    [accusative] den Bootsmann
    [dative] dem Bootsmann
    [from] vom Bootsmann
    [gender] masculine
   *[name] Bootsmann
}
card-60 = { $case ->
    [nominative] der Freibauer
    [accusative] den Freibauern
    [dative] dem Freibauern
    [from] vom Freibauern
    [gender] masculine
   *[name] Freibauer
}
card-61 = { $case ->
    [nominative] der Pfandleiher
    [accusative] den Pfandleiher
    [dative] dem Pfandleiher
    [from] vom Pfandleiher
    [gender] masculine
   *[name] Pfandleiher
}
card-62 = { $case ->
    [nominative] der Ritter
    [accusative] den Ritter
    [dative] dem Ritter
    [from] vom Ritter
    [gender] masculine
   *[name] Ritter
}
card-63 = { $case ->
    [nominative] der Söldner
    [accusative] den Söldner
    [dative] dem Söldner
    [from] vom Söldner
    [gender] masculine
   *[name] Söldner
}
card-64 = { $case ->
    [nominative] der Häuptling
    [accusative] den Häuptling
    [dative] dem Häuptling
    [from] vom Häuptling
    [gender] masculine
   *[name] Häuptling
}
card-65 = { $case ->
    [nominative] das Erbfolgegesetz
    [accusative] das Erbfolgegesetz
    [dative] dem Erbfolgegesetz
    [from] vom Erbfolgegesetz
    [gender] neuter
   *[name] Erbfolgegesetz
}
card-66 = { $case ->
    [nominative] das Jubiläumsedikt
    [accusative] das Jubiläumsedikt
    [dative] dem Jubiläumsedikt
    [from] vom Jubiläumsedikt
    [gender] neuter
   *[name] Jubiläumsedikt
}
card-67 = { $case ->
    [nominative] das Tauschrecht
    [accusative] das Tauschrecht
    [dative] dem Tauschrecht
    [from] vom Tauschrecht
    [gender] neuter
   *[name] Tauschrecht
}
card-68 = { $case ->
    [nominative] die Volkszählung
    [accusative] die Volkszählung
    [dative] der Volkszählung
    [from] von der Volkszählung
    [gender] feminine
   *[name] Volkszählung
}
card-69 = { $case ->
    [nominative] die Vertagung
    [accusative] die Vertagung
    [dative] der Vertagung
    [from] von der Vertagung
    [gender] feminine
   *[name] Vertagung
}
card-70 = { $case ->
    [nominative] die Satzungsreform
    [accusative] die Satzungsreform
    [dative] der Satzungsreform
    [from] von der Satzungsreform
    [gender] feminine
   *[name] Satzungsreform
}
card-71 = { $case ->
    [nominative] der Kaperbrief
    [accusative] den Kaperbrief
    [dative] dem Kaperbrief
    [from] vom Kaperbrief
    [gender] masculine
   *[name] Kaperbrief
}
card-72 = { $case ->
    [nominative] das Königsarchiv
    [accusative] das Königsarchiv
    [dative] dem Königsarchiv
    [from] vom Königsarchiv
    [gender] neuter
   *[name] Königsarchiv
}
card-73 = { $case ->
    [nominative] das Brunnenrecht
    [accusative] das Brunnenrecht
    [dative] dem Brunnenrecht
    [from] vom Brunnenrecht
    [gender] neuter
   *[name] Brunnenrecht
}
card-74 = { $case ->
    [nominative] die Achterklärung
    [accusative] die Achterklärung
    [dative] der Achterklärung
    [from] von der Achterklärung
    [gender] feminine
   *[name] Achterklärung
}
card-75 = { $case ->
    [nominative] der Ständevertrag
    [accusative] den Ständevertrag
    [dative] dem Ständevertrag
    [from] vom Ständevertrag
    [gender] masculine
   *[name] Ständevertrag
}
card-76 = { $case ->
    [nominative] die Privatschatulle
    [accusative] die Privatschatulle
    [dative] der Privatschatulle
    [from] von der Privatschatulle
    [gender] feminine
   *[name] Privatschatulle
}
card-77 = { $case ->
    [nominative] der Ruf zu den Waffen
    [accusative] den Ruf zu den Waffen
    [dative] dem Ruf zu den Waffen
    [from] vom Ruf zu den Waffen
    [gender] masculine
   *[name] Ruf zu den Waffen
}
card-78 = { $case ->
    [nominative] das Hofregister
    [accusative] das Hofregister
    [dative] dem Hofregister
    [from] vom Hofregister
    [gender] neuter
   *[name] Hofregister
}
card-79 = { $case ->
    [nominative] der Orden des Rings
    [accusative] den Orden des Rings
    [dative] dem Orden des Rings
    [from] vom Orden des Rings
    [gender] masculine
   *[name] Orden des Rings
}
card-80 = { $case ->
    [nominative] die Mauersteuer
    [accusative] die Mauersteuer
    [dative] der Mauersteuer
    [from] von der Mauersteuer
    [gender] feminine
   *[name] Mauersteuer
}
card-81 = { $case ->
    [nominative] der Stiftungsbrief
    [accusative] den Stiftungsbrief
    [dative] dem Stiftungsbrief
    [from] vom Stiftungsbrief
    [gender] masculine
   *[name] Stiftungsbrief
}
card-82 = { $case ->
    [nominative] der Gelehrtensold
    [accusative] den Gelehrtensold
    [dative] dem Gelehrtensold
    [from] vom Gelehrtensold
    [gender] masculine
   *[name] Gelehrtensold
}
card-83 = { $case ->
    [nominative] die Zauberlizenz
    [accusative] die Zauberlizenz
    [dative] der Zauberlizenz
    [from] von der Zauberlizenz
    [gender] feminine
   *[name] Zauberlizenz
}
card-84 = { $case ->
    [nominative] die Sehergilde
    [accusative] die Sehergilde
    [dative] der Sehergilde
    [from] von der Sehergilde
    [gender] feminine
   *[name] Sehergilde
}
card-85 = { $case ->
    [nominative] die Frühjahrsaudienz
    [accusative] die Frühjahrsaudienz
    [dative] der Frühjahrsaudienz
    [from] von der Frühjahrsaudienz
    [gender] feminine
   *[name] Frühjahrsaudienz
}
card-86 = { $case ->
    [nominative] die Sommeraudienz
    [accusative] die Sommeraudienz
    [dative] der Sommeraudienz
    [from] von der Sommeraudienz
    [gender] feminine
   *[name] Sommeraudienz
}
card-87 = { $case ->
    [nominative] die Herbstaudienz
    [accusative] die Herbstaudienz
    [dative] der Herbstaudienz
    [from] von der Herbstaudienz
    [gender] feminine
   *[name] Herbstaudienz
}
card-88 = { $case ->
    [nominative] die Winteraudienz
    [accusative] die Winteraudienz
    [dative] der Winteraudienz
    [from] von der Winteraudienz
    [gender] feminine
   *[name] Winteraudienz
}
card-89 = { $case ->
    [nominative] die Königinwitwe
    [accusative] die Königinwitwe
    [dative] der Königinwitwe
    [from] von der Königinwitwe
    [gender] feminine
   *[name] Königinwitwe
}
card-90 = { $case ->
    [nominative] die Sternprinzessin
    [accusative] die Sternprinzessin
    [dative] der Sternprinzessin
    [from] von der Sternprinzessin
    [gender] feminine
   *[name] Sternprinzessin
}
card-91 = { $case ->
    [nominative] der Burggraf
    [accusative] den Burggrafen
    [dative] dem Burggrafen
    [from] vom Burggrafen
    [gender] masculine
   *[name] Burggraf
}
card-92 = { $case ->
    [nominative] der Eisenbaron
    [accusative] den Eisenbaron
    [dative] dem Eisenbaron
    [from] vom Eisenbaron
    [gender] masculine
   *[name] Eisenbaron
}
card-93 = { $case ->
    [nominative] die Zwillingsfürstin
    [accusative] die Zwillingsfürstin
    [dative] der Zwillingsfürstin
    [from] von der Zwillingsfürstin
    [gender] feminine
   *[name] Zwillingsfürstin
}
card-94 = { $case ->
    [nominative] der Marschallprinz
    [accusative] den Marschallprinzen
    [dative] dem Marschallprinzen
    [from] vom Marschallprinzen
    [gender] masculine
   *[name] Marschallprinz
}
card-95 = { $case ->
    [nominative] die Großherzogin
    [accusative] die Großherzogin
    [dative] der Großherzogin
    [from] von der Großherzogin
    [gender] feminine
   *[name] Großherzogin
}
card-96 = { $case ->
    [nominative] der Lordkanzler
    [accusative] den Lordkanzler
    [dative] dem Lordkanzler
    [from] vom Lordkanzler
    [gender] masculine
   *[name] Lordkanzler
}
card-97 = { $case ->
    [nominative] der Großmeister
    [accusative] den Großmeister
    [dative] dem Großmeister
    [from] vom Großmeister
    [gender] masculine
   *[name] Großmeister
}
card-98 = { $case ->
    [nominative] das Oberhaupt
    [accusative] das Oberhaupt
    [dative] dem Oberhaupt
    [from] vom Oberhaupt
    [gender] neuter
   *[name] Oberhaupt
}
card-99 = { $case ->
    [nominative] die Maskengräfin
    [accusative] die Maskengräfin
    [dative] der Maskengräfin
    [from] von der Maskengräfin
    [gender] feminine
   *[name] Maskengräfin
}
card-100 = { $case ->
    [nominative] der Kronenhüter
    [accusative] den Kronenhüter
    [dative] dem Kronenhüter
    [from] vom Kronenhüter
    [gender] masculine
   *[name] Kronenhüter
}
card-101 = { $case ->
    [nominative] die Adelsmatrikel
    [accusative] die Adelsmatrikel
    [dative] der Adelsmatrikel
    [from] von der Adelsmatrikel
    [gender] feminine
   *[name] Adelsmatrikel
}
card-102 = { $case ->
    [nominative] der Ehrensold
    [accusative] den Ehrensold
    [dative] dem Ehrensold
    [from] vom Ehrensold
    [gender] masculine
   *[name] Ehrensold
}
card-103 = { $case ->
    [nominative] der Maskenball
    [accusative] den Maskenball
    [dative] dem Maskenball
    [from] vom Maskenball
    [gender] masculine
   *[name] Maskenball
}
card-104 = { $case ->
    [nominative] der Trophäensaal
    [accusative] den Trophäensaal
    [dative] dem Trophäensaal
    [from] vom Trophäensaal
    [gender] masculine
   *[name] Trophäensaal
}
card-105 = { $case ->
    [nominative] die Heerschau
    [accusative] die Heerschau
    [dative] der Heerschau
    [from] von der Heerschau
    [gender] feminine
   *[name] Heerschau
}
card-106 = { $case ->
    [nominative] der Landfrieden
    [accusative] den Landfrieden
    [dative] dem Landfrieden
    [from] vom Landfrieden
    [gender] masculine
   *[name] Landfrieden
}
card-107 = { $case ->
    [nominative] die Generalamnestie
    [accusative] die Generalamnestie
    [dative] der Generalamnestie
    [from] von der Generalamnestie
    [gender] feminine
   *[name] Generalamnestie
}
card-108 = { $case ->
    [nominative] das Diebesprivileg
    [accusative] das Diebesprivileg
    [dative] dem Diebesprivileg
    [from] vom Diebesprivileg
    [gender] neuter
   *[name] Diebesprivileg
}
card-109 = { $case ->
    [nominative] die Gerichtsrolle
    [accusative] die Gerichtsrolle
    [dative] der Gerichtsrolle
    [from] von der Gerichtsrolle
    [gender] feminine
   *[name] Gerichtsrolle
}
card-111 = { $case ->
    [nominative] der Beutelschneider
    [accusative] den Beutelschneider
    [dative] dem Beutelschneider
    [from] vom Beutelschneider
    [gender] masculine
   *[name] Beutelschneider
}
card-112 = { $case ->
    [nominative] der Schmuggler
    [accusative] den Schmuggler
    [dative] dem Schmuggler
    [from] vom Schmuggler
    [gender] masculine
   *[name] Schmuggler
}
card-113 = { $case ->
    [nominative] der Fälscher
    [accusative] den Fälscher
    [dative] dem Fälscher
    [from] vom Fälscher
    [gender] masculine
   *[name] Fälscher
}
card-114 = { $case ->
    [nominative] der Falschspieler
    [accusative] den Falschspieler
    [dative] dem Falschspieler
    [from] vom Falschspieler
    [gender] masculine
   *[name] Falschspieler
}
card-115 = { $case ->
    [nominative] der Pferdedieb
    [accusative] den Pferdedieb
    [dative] dem Pferdedieb
    [from] vom Pferdedieb
    [gender] masculine
   *[name] Pferdedieb
}
card-116 = { $case ->
    [nominative] der Hehler
    [accusative] den Hehler
    [dative] dem Hehler
    [from] vom Hehler
    [gender] masculine
   *[name] Hehler
}
card-117 = { $case ->
    [nominative] der Grabräuber
    [accusative] den Grabräuber
    [dative] dem Grabräuber
    [from] vom Grabräuber
    [gender] masculine
   *[name] Grabräuber
}
card-118 = { $case ->
    [nominative] der Spitzel
    [accusative] den Spitzel
    [dative] dem Spitzel
    [from] vom Spitzel
    [gender] masculine
   *[name] Spitzel
}
card-119 = { $case ->
    [nominative] der Wucherer
    [accusative] den Wucherer
    [dative] dem Wucherer
    [from] vom Wucherer
    [gender] masculine
   *[name] Wucherer
}
card-120 = { $case ->
    [nominative] der Korsar
    [accusative] den Korsaren
    [dative] dem Korsaren
    [from] vom Korsaren
    [gender] masculine
   *[name] Korsar
}
card-121 = { $case ->
    [nominative] der Einsteigedieb
    [accusative] den Einsteigedieb
    [dative] dem Einsteigedieb
    [from] vom Einsteigedieb
    [gender] masculine
   *[name] Einsteigedieb
}
card-122 = { $case ->
    [nominative] der Falsche Prophet
    [accusative] den Falschen Propheten
    [dative] dem Falschen Propheten
    [from] vom Falschen Propheten
    [gender] masculine
   *[name] Falscher Prophet
}
card-123 = { $case ->
    [nominative] der Falschmünzer
    [accusative] den Falschmünzer
    [dative] dem Falschmünzer
    [from] vom Falschmünzer
    [gender] masculine
   *[name] Falschmünzer
}
card-124 = { $case ->
    [nominative] der Erpresser
    [accusative] den Erpresser
    [dative] dem Erpresser
    [from] vom Erpresser
    [gender] masculine
   *[name] Erpresser
}
card-125 = { $case ->
    [nominative] der Meuchelmörder
    [accusative] den Meuchelmörder
    [dative] dem Meuchelmörder
    [from] vom Meuchelmörder
    [gender] masculine
   *[name] Meuchelmörder
}
card-126 = { $case ->
    [nominative] der Brandstifter
    [accusative] den Brandstifter
    [dative] dem Brandstifter
    [from] vom Brandstifter
    [gender] masculine
   *[name] Brandstifter
}
card-127 = { $case ->
    [nominative] die Kanalhexe
    [accusative] die Kanalhexe
    [dative] der Kanalhexe
    [from] von der Kanalhexe
    [gender] feminine
   *[name] Kanalhexe
}
card-128 = { $case ->
    [nominative] der Kerkermeister
    [accusative] den Kerkermeister
    [dative] dem Kerkermeister
    [from] vom Kerkermeister
    [gender] masculine
   *[name] Kerkermeister
}
card-129 = { $case ->
    [nominative] der Bettlerkönig
    [accusative] den Bettlerkönig
    [dative] dem Bettlerkönig
    [from] vom Bettlerkönig
    [gender] masculine
   *[name] Bettlerkönig
}
card-130 = { $case ->
    [nominative] der Schlossknacker
    [accusative] den Schlossknacker
    [dative] dem Schlossknacker
    [from] vom Schlossknacker
    [gender] masculine
   *[name] Schlossknacker
}
card-131 = { $case ->
    [nominative] der Quacksalber
    [accusative] den Quacksalber
    [dative] dem Quacksalber
    [from] vom Quacksalber
    [gender] masculine
   *[name] Quacksalber
}
card-132 = { $case ->
    [nominative] der Entführer
    [accusative] den Entführer
    [dative] dem Entführer
    [from] vom Entführer
    [gender] masculine
   *[name] Entführer
}
card-133 = { $case ->
    [nominative] der Eidbrecher
    [accusative] den Eidbrecher
    [dative] dem Eidbrecher
    [from] vom Eidbrecher
    [gender] masculine
   *[name] Eidbrecher
}
card-134 = { $case ->
    [nominative] die Diebesmutter
    [accusative] die Diebesmutter
    [dative] der Diebesmutter
    [from] von der Diebesmutter
    [gender] feminine
   *[name] Diebesmutter
}

## Monster
monster-1 = { $case ->
    [nominative] das Irrlicht
    [accusative] das Irrlicht
    [dative] dem Irrlicht
    [from] vom Irrlicht
    [gender] neuter
   *[name] Irrlicht
}
monster-2 = { $case ->
    [nominative] der Torwolf
    [accusative] den Torwolf
    [dative] dem Torwolf
    [from] vom Torwolf
    [gender] masculine
   *[name] Torwolf
}
monster-3 = { $case ->
    [nominative] die Steinkröte
    [accusative] die Steinkröte
    [dative] der Steinkröte
    [from] von der Steinkröte
    [gender] feminine
   *[name] Steinkröte
}
monster-4 = { $case ->
    [nominative] die Heckenhexe
    [accusative] die Heckenhexe
    [dative] der Heckenhexe
    [from] von der Heckenhexe
    [gender] feminine
   *[name] Heckenhexe
}
monster-5 = { $case ->
    [nominative] der Wasserglöckner
    [accusative] den Wasserglöckner
    [dative] dem Wasserglöckner
    [from] vom Wasserglöckner
    [gender] masculine
   *[name] Wasserglöckner
}
monster-6 = { $case ->
    [nominative] der Dornkeiler
    [accusative] den Dornkeiler
    [dative] dem Dornkeiler
    [from] vom Dornkeiler
    [gender] masculine
   *[name] Dornkeiler
}
monster-7 = { $case ->
    [nominative] die Seeschlange
    [accusative] die Seeschlange
    [dative] der Seeschlange
    [from] von der Seeschlange
    [gender] feminine
   *[name] Seeschlange
}
monster-8 = { $case ->
    [nominative] der Gluthund
    [accusative] den Gluthund
    [dative] dem Gluthund
    [from] vom Gluthund
    [gender] masculine
   *[name] Gluthund
}
monster-9 = { $case ->
    [nominative] der Moostroll
    [accusative] den Moostroll
    [dative] dem Moostroll
    [from] vom Moostroll
    [gender] masculine
   *[name] Moostroll
}
monster-10 = { $case ->
    [nominative] der Sandgreif
    [accusative] den Sandgreif
    [dative] dem Sandgreif
    [from] vom Sandgreif
    [gender] masculine
   *[name] Sandgreif
}
monster-11 = { $case ->
    [nominative] die Eiswitwe
    [accusative] die Eiswitwe
    [dative] der Eiswitwe
    [from] von der Eiswitwe
    [gender] feminine
   *[name] Eiswitwe
}
monster-12 = { $case ->
    [nominative] der Grubenoger
    [accusative] den Grubenoger
    [dative] dem Grubenoger
    [from] vom Grubenoger
    [gender] masculine
   *[name] Grubenoger
}
monster-13 = { $case ->
    [nominative] der Wurzelgolem
    [accusative] den Wurzelgolem
    [dative] dem Wurzelgolem
    [from] vom Wurzelgolem
    [gender] masculine
   *[name] Wurzelgolem
}
monster-14 = { $case ->
    [nominative] der Goldbasilisk
    [accusative] den Goldbasilisken
    [dative] dem Goldbasilisken
    [from] vom Goldbasilisken
    [gender] masculine
   *[name] Goldbasilisk
}
monster-15 = { $case ->
    [nominative] die Blutchimäre
    [accusative] die Blutchimäre
    [dative] der Blutchimäre
    [from] von der Blutchimäre
    [gender] feminine
   *[name] Blutchimäre
}
monster-16 = { $case ->
    [nominative] die Bernsteinspinne
    [accusative] die Bernsteinspinne
    [dative] der Bernsteinspinne
    [from] von der Bernsteinspinne
    [gender] feminine
   *[name] Bernsteinspinne
}
monster-17 = { $case ->
    [nominative] der Sundkrake
    [accusative] den Sundkraken
    [dative] dem Sundkraken
    [from] vom Sundkraken
    [gender] masculine
   *[name] Sundkrake
}
monster-18 = { $case ->
    [nominative] der Feuerdrache
    [accusative] den Feuerdrachen
    [dative] dem Feuerdrachen
    [from] vom Feuerdrachen
    [gender] masculine
   *[name] Feuerdrache
}
monster-19 = { $case ->
    [nominative] der Waldgreis
    [accusative] den Waldgreis
    [dative] dem Waldgreis
    [from] vom Waldgreis
    [gender] masculine
   *[name] Waldgreis
}
monster-20 = { $case ->
    [nominative] der Sonnenmantikor
    [accusative] den Sonnenmantikor
    [dative] dem Sonnenmantikor
    [from] vom Sonnenmantikor
    [gender] masculine
   *[name] Sonnenmantikor
}
monster-21 = { $case ->
    [nominative] die Purpurhydra
    [accusative] die Purpurhydra
    [dative] der Purpurhydra
    [from] von der Purpurhydra
    [gender] feminine
   *[name] Purpurhydra
}
monster-22 = { $case ->
    [nominative] der Hortdrache
    [accusative] den Hortdrachen
    [dative] dem Hortdrachen
    [from] vom Hortdrachen
    [gender] masculine
   *[name] Hortdrache
}

## Texte
card-65-text = Ersetze einen deiner Charaktere oder ein Gesetz auf Stufe 1 bis 4; jene Karte kommt auf deine Hand.
card-66-text = Lege dies unter einen deiner Charaktere und verdopple einmal jeden Marker dort.
card-66-text-revised = Lege dies unter einen deiner Charaktere: Erhalte die Belohnung seiner Stufe noch einmal.
card-67-text = Du darfst einen deiner Marker gegen einen fremden tauschen und gibst 3 Edelsteine dazu.
card-67-text-revised = Nimm Wissenschaft, Magie oder Verteidigung wie in fremder Pyramide und gib dorthin 2 Edelsteine.
card-68-text = Spielende: 1 Punkt je Karte deiner Pyramide, auch für diese und daruntergelegte.
card-68-text-revised = Spielende: 1 Punkt für jede Karte ab Stufe 2 in deiner Pyramide.
card-69-text = Für jede Auktionskarte kommt eine Karte vom Reserve- unter den Auktionsstapel: eine Spielrunde mehr.
card-69-text-original = Nimm eine Karte aus der Auktion, eine vom Reservestapel folgt. Die nächste Auktionsphase entfällt.
card-70-text = Ziehe 3 Gesetze, dann lege 2 Gesetze von deiner Hand auf den Gesetzesstapel.
card-71-text = Wähle: Angriffsmarker, Machtpunktmarker mit Wert 6 oder 4 Edelsteine.
card-72-text = Lege beliebig viele Handkarten unter diese Karte. Spielende: 5 Punkte für jede.
card-72-text-revised = Lege beliebig viele Handkarten darunter: für jede sofort 2 Edelsteine, am Spielende 3 Punkte.
card-73-text = Wähle: Verteidigungsmarker, unerschöpflicher Edelstein deiner Wahl oder 4 Edelsteine.
card-74-text = Lege eine deiner freien Karten unter diese. Spielende: 3, 6, 9 oder 12 Punkte auf Stufe 1 bis 4.
card-75-text = Spielende: Jeder deiner Markersätze bringt 3 Punkte mehr.
card-76-text = Lege bis zu 8 deiner Edelsteine auf diese Karte. Spielende: 2 Punkte für jeden.
card-77-text = Wähle: Angriffsmarker, 1 Karte oder 4 Edelsteine.
card-78-text = Nimmst du eine Karte, darfst du sie unter diese legen. Spielende: 4 Punkte für jede.
card-79-text = Spielende: je 1 Punkt für deine einfarbigen Kreise und unerschöpflichen Edelsteine.
card-80-text = Wähle: Verteidigungsmarker, Machtpunktmarker mit Wert 6 oder 4 Edelsteine.
card-81-text = Wähle: Magiemarker, Wissenschaftsmarker oder 4 Edelsteine.
card-82-text = Wähle: Wissenschaftsmarker, 1 Karte oder 4 Edelsteine.
card-83-text = Wähle: Magiemarker mit Bonus +2, unerschöpflicher Edelstein deiner Wahl, 4 Edelsteine.
card-84-text = Wähle: Bonusmarker +3 für Magie, 1 Karte oder 4 Edelsteine.
card-85-text = Spielende: 2 Punkte für jeden benachbarten Charakter.
card-86-text = Spielende: 2 Punkte für jeden benachbarten Charakter.
card-87-text = Spielende: 2 Punkte für jeden benachbarten Charakter.
card-88-text = Spielende: 2 Punkte für jeden benachbarten Charakter.
card-101-text = Spielende: 3 Punkte für jeden Aristokraten in deiner Pyramide.
card-102-text = Nimm 2 Edelsteine und 2 weitere für jeden Aristokraten in deiner Pyramide.
card-103-text = Spielende: 2 Punkte für jeden mehrfarbigen Kreis in deiner Pyramide.
card-104-text = Spielende: 3 Punkte für jeden Marker auf deiner Kampfkarte.
card-105-text = Nimm bis zu 3 Edelsteine aus dem Vorrat und lege sie auf deine Kampfkarte.
card-106-text = Spielende: 8 Punkte, falls kein Monster als Strafe neben deiner Kampfkarte liegt.
card-107-text = Lege bis zu 2 deiner Urteilsmarker ab.
card-108-text = Spielende: 2 Punkte für jeden Verbrecher in deiner Pyramide.
card-109-text = Spielende: 1 Punkt für jeden Urteilsmarker, den du hast.
card-95-bottom = 2 Punkte je Stufe, auf der die Karte liegt
card-96-bottom = 2 Punkte für jedes Gesetz in deiner Pyramide
card-97-bottom = 1 Punkt für jede Karte ab Stufe 2
card-98-bottom = 2 Punkte für jeden deiner Aristokraten
card-99-bottom = 1 Punkt für jeden mehrfarbigen Kreis
card-100-bottom = 3 Punkte mehr für jeden Markersatz

## Wie lange Namen auf der Karte getrennt werden
card-1-face = Hafen- meister
card-6-face = Siegel- bewahrer
card-8-face = Schwur- bruder
card-10-face = Feld- marschall
card-11-face = Armbrust- schütze
card-13-face = Runen- schmied
card-14-face = Scharf- richter
card-19-face = Banner- träger
card-20-face = Muster- schreiber
card-22-face = Wege- lagerer
card-27-face = Schleier- klinge
card-36-face = Scharf- schütze
card-37-face = Klingen- schmied
card-40-face = Groß- admiral
card-41-face = Rechnungs- prüfer
card-50-face = Grenz- wächter
card-52-face = Lord- protektor
card-53-face = Fährten- leser
card-65-face = Erbfolge- gesetz
card-66-face = Jubiläums- edikt
card-68-face = Volks- zählung
card-70-face = Satzungs- reform
card-72-face = Königs- archiv
card-73-face = Brunnen- recht
card-74-face = Acht- erklärung
card-75-face = Stände- vertrag
card-76-face = Privat- schatulle
card-80-face = Mauer- steuer
card-81-face = Stiftungs- brief
card-82-face = Gelehrten- sold
card-83-face = Zauber- lizenz
card-85-face = Frühjahrs- audienz
card-86-face = Sommer- audienz
card-87-face = Herbst- audienz
card-88-face = Winter- audienz
card-89-face = Königin- witwe
card-90-face = Stern- prinzessin
card-93-face = Zwillings- fürstin
card-94-face = Marschall- prinz
card-95-face = Groß- herzogin
card-97-face = Groß- meister
card-99-face = Masken- gräfin
card-100-face = Kronen- hüter
card-101-face = Adels- matrikel
card-104-face = Trophäen- saal
card-107-face = General- amnestie
card-108-face = Diebes- privileg
card-109-face = Gerichts- rolle
card-111-face = Beutel- schneider
card-114-face = Falsch- spieler
card-121-face = Einsteige- dieb
card-123-face = Falsch- münzer
card-125-face = Meuchel- mörder
card-128-face = Kerker- meister
card-130-face = Schloss- knacker
card-134-face = Diebes- mutter
