CREATE TABLE `bookmark` (
	`id` text PRIMARY KEY NOT NULL,
	`cluster_id` text NOT NULL,
	`row` integer NOT NULL,
	`column` integer NOT NULL,
	`name` text NOT NULL,
	`zoom` integer NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bookmark_named" CHECK(length("bookmark"."name") > 0)
);
--> statement-breakpoint
CREATE INDEX `bookmark_cluster` ON `bookmark` (`cluster_id`);--> statement-breakpoint
CREATE TABLE `fleet_marker` (
	`id` text PRIMARY KEY NOT NULL,
	`cluster_id` text NOT NULL,
	`row` integer NOT NULL,
	`column` integer NOT NULL,
	`name` text NOT NULL,
	`faction_id` text,
	`notes` text DEFAULT '' NOT NULL,
	`public_notes` text DEFAULT '' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`faction_id`) REFERENCES `faction`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "fleet_marker_named" CHECK(length("fleet_marker"."name") > 0)
);
--> statement-breakpoint
CREATE INDEX `fleet_marker_cluster` ON `fleet_marker` (`cluster_id`);--> statement-breakpoint
CREATE INDEX `fleet_marker_faction` ON `fleet_marker` (`faction_id`);--> statement-breakpoint
CREATE TABLE `map_label` (
	`id` text PRIMARY KEY NOT NULL,
	`cluster_id` text NOT NULL,
	`row` integer NOT NULL,
	`column` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`size` text NOT NULL,
	`colour` text,
	`is_hidden` integer DEFAULT false NOT NULL,
	`extra` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "map_label_written" CHECK(length("map_label"."text") > 0),
	CONSTRAINT "map_label_json" CHECK(json_valid("map_label"."extra"))
);
--> statement-breakpoint
CREATE INDEX `map_label_cluster` ON `map_label` (`cluster_id`);--> statement-breakpoint
CREATE TABLE `region` (
	`id` text PRIMARY KEY NOT NULL,
	`cluster_id` text NOT NULL,
	`name` text NOT NULL,
	`colour` text NOT NULL,
	`border` text,
	`is_filled` integer DEFAULT false NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`public_notes` text DEFAULT '' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`hexes` text DEFAULT '[]' NOT NULL,
	`extra` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "region_named" CHECK(length("region"."name") > 0),
	CONSTRAINT "region_json" CHECK(json_valid("region"."hexes") AND json_valid("region"."extra"))
);
--> statement-breakpoint
CREATE INDEX `region_cluster` ON `region` (`cluster_id`);--> statement-breakpoint
CREATE TABLE `star_link` (
	`id` text PRIMARY KEY NOT NULL,
	`star_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	FOREIGN KEY (`star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "star_link_kind" CHECK("star_link"."target_kind" IN ('warband', 'character', 'squad', 'vehicle', 'scenario', 'journal'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `star_link_once` ON `star_link` (`star_id`,`target_kind`,`target_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_cluster` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`columns` integer NOT NULL,
	`rows` integer NOT NULL,
	`orientation` text DEFAULT 'pointy' NOT NULL,
	`shifted` text DEFAULT 'even' NOT NULL,
	`label_order` text DEFAULT 'row-column' NOT NULL,
	`legend` text,
	`fog` text DEFAULT '[]' NOT NULL,
	`underlay` text,
	`extra` text DEFAULT '{}' NOT NULL,
	CONSTRAINT "cluster_named" CHECK(length("__new_cluster"."name") > 0),
	CONSTRAINT "cluster_columns" CHECK("__new_cluster"."columns" BETWEEN 1 AND 999),
	CONSTRAINT "cluster_rows" CHECK("__new_cluster"."rows" BETWEEN 1 AND 999),
	CONSTRAINT "cluster_orientation" CHECK("__new_cluster"."orientation" IN ('pointy', 'flat')),
	CONSTRAINT "cluster_shifted" CHECK("__new_cluster"."shifted" IN ('even', 'odd')),
	CONSTRAINT "cluster_label_order" CHECK("__new_cluster"."label_order" IN ('row-column', 'column-row')),
	CONSTRAINT "cluster_json" CHECK(json_valid("__new_cluster"."fog") AND json_valid("__new_cluster"."extra") AND json_valid(coalesce("__new_cluster"."legend", '0')) AND json_valid(coalesce("__new_cluster"."underlay", '0')))
);
--> statement-breakpoint
INSERT INTO `__new_cluster`("id", "name", "columns", "rows") SELECT "id", "name", "columns", "rows" FROM `cluster`;--> statement-breakpoint
DROP TABLE `cluster`;--> statement-breakpoint
ALTER TABLE `__new_cluster` RENAME TO `cluster`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE TABLE `__new_route` (
	`id` text PRIMARY KEY NOT NULL,
	`cluster_id` text NOT NULL,
	`from_star_id` text NOT NULL,
	`to_star_id` text NOT NULL,
	`type` text DEFAULT '' NOT NULL,
	`colour` text,
	`style` text DEFAULT 'solid' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`extra` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`from_star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "route_ordered" CHECK("__new_route"."from_star_id" < "__new_route"."to_star_id"),
	CONSTRAINT "route_json" CHECK(json_valid("__new_route"."extra"))
);
--> statement-breakpoint
INSERT INTO `__new_route`("id", "cluster_id", "from_star_id", "to_star_id") SELECT "id", "cluster_id", "from_star_id", "to_star_id" FROM `route`;--> statement-breakpoint
DROP TABLE `route`;--> statement-breakpoint
ALTER TABLE `__new_route` RENAME TO `route`;--> statement-breakpoint
CREATE UNIQUE INDEX `route_between` ON `route` (`from_star_id`,`to_star_id`);--> statement-breakpoint
CREATE INDEX `route_to` ON `route` (`to_star_id`);--> statement-breakpoint
CREATE INDEX `route_cluster` ON `route` (`cluster_id`);--> statement-breakpoint
CREATE TABLE `__new_star` (
	`id` text PRIMARY KEY NOT NULL,
	`cluster_id` text NOT NULL,
	`row` integer NOT NULL,
	`column` integer NOT NULL,
	`name` text NOT NULL,
	`rating` integer NOT NULL,
	`type` text DEFAULT '' NOT NULL,
	`size` text DEFAULT 'medium' NOT NULL,
	`faction_id` text,
	`notes` text DEFAULT '' NOT NULL,
	`public_notes` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`is_homeworld` integer DEFAULT false NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`extra` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`faction_id`) REFERENCES `faction`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "star_row" CHECK("__new_star"."row" >= 1),
	CONSTRAINT "star_column" CHECK("__new_star"."column" >= 1),
	CONSTRAINT "star_rating" CHECK("__new_star"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "star_named" CHECK(length("__new_star"."name") > 0),
	CONSTRAINT "star_json" CHECK(json_valid("__new_star"."tags") AND json_valid("__new_star"."extra"))
);
--> statement-breakpoint
INSERT INTO `__new_star`("id", "cluster_id", "row", "column", "name", "rating", "faction_id", "notes") SELECT "id", "cluster_id", "row", "column", "name", "rating", "faction_id", "notes" FROM `star`;--> statement-breakpoint
DROP TABLE `star`;--> statement-breakpoint
ALTER TABLE `__new_star` RENAME TO `star`;--> statement-breakpoint
CREATE UNIQUE INDEX `star_at` ON `star` (`cluster_id`,`row`,`column`);--> statement-breakpoint
CREATE INDEX `star_faction` ON `star` (`faction_id`);